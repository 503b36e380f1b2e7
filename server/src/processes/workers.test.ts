import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CustomPlan } from '@limber/contract/custom-plans';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { newUser, registerAt } from '#test/new-user.ts';
import { type ServerProcess, startServer } from '#test/server-process.ts';

/** Processes start and end here, on a machine that may be busy. */
const PATIENCE = { timeout: 60_000 };
const SOON = { timeout: 15_000 };

const folder = mkdtempSync(path.join(tmpdir(), 'limber-workers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const post = ({ url }: ServerProcess, to: string, body: unknown, headers = {}) =>
  // A connection of its own for each call, so that the processes take turns.
  fetch(`${url}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify(body),
  });

/** Registers a user of this name. Returns the headers of their calls. */
async function register(server: ServerProcess, username: string): Promise<Record<string, string>> {
  const token = await registerAt(server.url, newUser(username));
  return { authorization: `Bearer ${token}`, connection: 'close' };
}

/** Ids of the processes that have written to the log. */
const pidsIn = (log: string) =>
  [...new Set(Array.from(log.matchAll(/"pid":(\d+)/g), ([, pid]) => Number(pid)))].toSorted(
    (one, other) => one - other,
  );

/**
 * Saves plans while `goesOn` is true, over connections that may break. Returns the names that were
 * acknowledged.
 */
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

/**
 * Begins a call, and waits until the server has begun to read it. The returned function sends the
 * rest and gives the status of the answer.
 */
async function beginToSavePlan({ url }: ServerProcess, headers: Record<string, string>) {
  const body = JSON.stringify({ name: randomUUID(), description: '', exerciseIds: [1, 2] });
  const sending = request(`${url}/api/custom-plans`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  sending.flushHeaders();
  await once(sending, 'continue');
  return async (): Promise<number | undefined> => {
    sending.end(body);
    const [answer] = await answered;
    answer.resume();
    return answer.statusCode;
  };
}

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await createPostgresUrl() })],
])('several processes on %s', (engine, environmentOf) => {
  const backups = path.join(folder, engine);
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer({
      ...(await environmentOf()),
      DATA_DIR: path.join(folder, randomUUID()),
      WORKERS: '2',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
      BACKUP_DIR: backups,
    });
  }, PATIENCE.timeout);
  afterAll(() => server.end('SIGKILL'));

  test('count calls together', PATIENCE, async () => {
    const headers = await register(server, 'ada');
    const me = async () => (await fetch(`${server.url}/api/auth/me`, { headers })).status;
    const answers: number[] = [];
    for (let round = 0; round < 31; round += 1) {
      answers.push(...(await Promise.all(Array.from({ length: 10 }, me))));
    }
    expect(pidsIn(server.said())).toHaveLength(2);
    expect(answers.filter((status) => status === 200)).toHaveLength(300);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });

  test('choose one routine for somebody who asks them all at once', PATIENCE, async () => {
    const headers = await register(server, 'grace');
    const [today] = new Date().toISOString().split('T');
    const askForRoutine = async () => {
      const answer = await fetch(`${server.url}/api/routines/today?date=${today}`, { headers });
      return answer.text();
    };
    const before = server.said().length;
    const routines = await Promise.all(Array.from({ length: 20 }, askForRoutine));
    expect(routines[0]).toContain('"exercises"');
    expect(new Set(routines).size).toBe(1);
    await vi.waitFor(() => expect(pidsIn(server.said().slice(before))).toHaveLength(2), SOON);
  });

  test('do once what is done for all', PATIENCE, async () => {
    expect(server.said().match(/#invitation=/g)).toHaveLength(1);
    await vi.waitFor(() => expect(server.said()).toContain('backup taken'), SOON);
    expect(server.said().match(/backup taken/g)).toHaveLength(1);
    expect(readdirSync(backups)).toHaveLength(1);
  });

  test(
    'lose nothing that was acknowledged when the one that does this is killed, and another does it',
    PATIENCE,
    async () => {
      const headers = await register(server, 'mary');
      let isOver = false;
      const savers = Array.from({ length: 4 }, () => savePlans(server, headers, () => !isOver));
      rmSync(backups, { recursive: true });
      const [, pid] = /"pid":(\d+).*backup taken/.exec(server.said()) ?? [];
      process.kill(Number(pid), 'SIGKILL');
      await vi.waitFor(() => expect(pidsIn(server.said())).toHaveLength(3), SOON);
      isOver = true;
      const acknowledged = (await Promise.all(savers)).flat();
      const answer = await fetch(`${server.url}/api/custom-plans`, { headers });
      expect(acknowledged.length).toBeGreaterThan(10);
      const kept = new Set(((await answer.json()) as CustomPlan[]).map(({ name }) => name));
      expect(acknowledged.filter((name) => !kept.has(name))).toEqual([]);
      await vi.waitFor(() => expect(server.said().match(/backup taken/g)).toHaveLength(2), SOON);
    },
  );

  test('answer what they have begun before they end', PATIENCE, async () => {
    const headers = await register(server, 'joan');
    const begun = await Promise.all(
      Array.from({ length: 6 }, () => beginToSavePlan(server, headers)),
    );
    const ended = server.end('SIGTERM');
    const listens = () =>
      fetch(server.url, { headers }).then(
        () => true,
        () => false,
      );
    await vi.waitFor(async () => expect(await listens()).toBe(false), SOON);
    const answers = await Promise.all(begun.map((sendTheRest) => sendTheRest()));
    expect(answers).toEqual(begun.map(() => 201));
    expect(await ended).toBe(0);
  });
});
