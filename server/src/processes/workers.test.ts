import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';

import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SignedIn } from '@limber/contract/auth';
import type { CustomPlan } from '@limber/contract/custom-plans';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { type ServerProcess } from '#test/server-process.ts';
import { serversOfTests } from '#test/servers-of-tests.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000 };
const SOON = { timeout: 15_000 };

const folder = mkdtempSync(path.join(tmpdir(), 'limber-workers-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const start = serversOfTests();

const post = ({ url }: ServerProcess, to: string, body: unknown, headers = {}) =>
  // A connection of its own for each call, so that the processes take turns.
  fetch(`${url}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify(body),
  });

async function register(server: ServerProcess): Promise<Record<string, string>> {
  const answer = await post(server, '/api/auth/register', {
    fullName: 'Ada Lovelace',
    username: 'ada',
    email: 'ada@example.com',
    password: 'a calm neck 42',
  });
  return { authorization: `Bearer ${((await answer.json()) as SignedIn).token}` };
}

/** The processes whose lines stand in the log. */
const pidsIn = (log: string) =>
  [...new Set(Array.from(log.matchAll(/"pid":(\d+)/g), ([, pid]) => Number(pid)))].toSorted(
    (one, other) => one - other,
  );

/** Saves plans until it is told to stop, over connections that may break; gives the names that were acknowledged. */
async function savePlans(
  server: ServerProcess,
  headers: Record<string, string>,
  goesOn: () => boolean,
): Promise<string[]> {
  const acknowledged: string[] = [];
  while (goesOn()) {
    const plan = { name: randomUUID(), description: '', exerciseIds: [1, 2] };
    const answer = await post(server, '/api/custom-plans', plan, headers).catch(() => null);
    if (answer?.status === 201) acknowledged.push(plan.name);
    await pause(20);
  }
  return acknowledged;
}

describe.each([
  ['SQLite', async () => ({ DATA_DIR: path.join(folder, randomUUID()) })],
  ['PostgreSQL', async () => ({ DATABASE_URL: await createPostgresUrl() })],
])('several processes on %s', (_engine, environmentOf) => {
  test(
    'lose nothing that was acknowledged when one is killed, and answer on',
    PATIENCE,
    async () => {
      const server = await start({ ...(await environmentOf()), WORKERS: '2', LOG_LEVEL: 'info' });
      const headers = await register(server);
      let isOver = false;
      const savers = Array.from({ length: 4 }, () => savePlans(server, headers, () => !isOver));
      await vi.waitFor(() => expect(pidsIn(server.said())).toHaveLength(2), SOON);
      const [oldest = 0] = pidsIn(server.said());
      process.kill(oldest, 'SIGKILL');
      await vi.waitFor(() => expect(pidsIn(server.said())).toHaveLength(3), SOON);
      isOver = true;
      const acknowledged = (await Promise.all(savers)).flat();
      const answer = await fetch(`${server.url}/api/custom-plans`, { headers });
      expect(acknowledged.length).toBeGreaterThan(10);
      const kept = new Set(((await answer.json()) as CustomPlan[]).map(({ name }) => name));
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);

      expect(server.said().match(/#invitation=/g)).toHaveLength(1);
      expect(await server.end('SIGTERM')).toBe(0);
    },
  );
});

test(
  'several processes count calls together, and do once what is done for all',
  PATIENCE,
  async () => {
    const backups = path.join(folder, 'backups');
    const server = await start({
      DATA_DIR: path.join(folder, randomUUID()),
      WORKERS: '2',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
      BACKUP_DIR: backups,
    });
    const headers = { ...(await register(server)), connection: 'close' };
    const me = async () => (await fetch(`${server.url}/api/auth/me`, { headers })).status;
    const answers: number[] = [];
    for (let round = 0; round < 31; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 10 }, me))));
    }
    expect(pidsIn(server.said())).toHaveLength(2);
    expect(answers.filter((status) => status === 200)).toHaveLength(300);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
    await vi.waitFor(() => expect(server.said()).toContain('backup taken'), SOON);
    expect(server.said().match(/backup taken/g)).toHaveLength(1);
    expect(readdirSync(backups)).toHaveLength(1);
  },
);
