import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localDayOf } from '@limber/domain/time/local-day';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServerProcess } from '#test/server-process.ts';
import { startVerboseServer } from '#test/verbose-server.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const EXERCISE_ID = 287;

const folder = mkdtempSync(path.join(tmpdir(), 'limber-log-'));
const started: ServerProcess[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test(
  'what hurts is not in the log, neither when it is kept nor refused nor when that fails',
  { timeout: PATIENCE_MS, tags: ['spec:silent/this-hurts'] },
  async () => {
    const { process: server, send, refuseRowsOf } = await startVerboseServer(folder);
    started.push(server);
    const date = localDayOf(new Date());
    const say = (report: object) => send('POST', '/api/discomfort-reports', report);
    expect(await say({ exerciseId: EXERCISE_ID, date })).toBe(200);
    expect(await say({ exerciseId: 'the stabbing one', date })).toBe(400);

    await refuseRowsOf('discomfort_report');
    expect(await say({ exerciseId: EXERCISE_ID - 1, date })).toBe(500);
    await vi.waitFor(() => expect(server.said()).toContain('call failed'), PATIENCE_MS);
    expect(server.said()).toContain('/api/discomfort-reports');
    expect(server.said()).not.toMatch(/stabbing|exerciseId|Failing row|[(,:] ?28[67],/);
  },
);
