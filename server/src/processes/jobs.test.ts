import { afterEach, expect, test, vi } from 'vitest';
import { readConfig } from '#config/env.ts';
import { onSqlite } from '#test/on-each-database.ts';
import { startJobs } from './jobs.ts';

const HOUR_MS = 60 * 60 * 1000;

afterEach(() => vi.useRealTimers());

onSqlite('a process that does what is done for all', (server) => {
  test('maintains every hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const runs: Promise<unknown>[] = [];
    const maintained = async (run: Promise<void>) => void runs.push(run);
    startJobs(readConfig({}), { ...server(), metrics: { maintained } });
    expect(runs).toHaveLength(0);
    vi.advanceTimersByTime(3 * HOUR_MS);
    expect(runs).toHaveLength(3);
    await Promise.all(runs);
  });
});
