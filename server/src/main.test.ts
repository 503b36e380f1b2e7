import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RoutineRecord } from '@limber/contract/routine-history';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from './db/open.ts';
import { createPostgresUrl } from './test/engines.ts';
import { newUser, registerAt } from './test/new-user.ts';
import { type ServerProcess, startServer } from './test/server-process.ts';
import { serversThatEndWithTest } from './test/servers-of-tests.ts';

const WRITERS = 8;
/** Time limit in milliseconds: processes start and end here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const MAX_SHUTDOWN_MS = 10_000;

const folder = mkdtempSync(path.join(tmpdir(), 'limber-main-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const start = serversThatEndWithTest();

const workout = {
  name: 'Daily Routine',
  exerciseIds: [1, 2],
  exerciseNames: ['one', 'two'],
  bodyAreas: ['neck'],
  totalDuration: 72,
  exerciseCount: 2,
};

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

const register = ({ url }: ServerProcess) => registerAt(url, newUser('ada'));

/** Saves workouts one after the other until the server is gone; adds the ids that it acknowledged. */
async function saveUntilKilled(
  server: ServerProcess,
  token: string,
  acknowledged: number[],
): Promise<void> {
  const authorization = `Bearer ${token}`;
  for (;;) {
    try {
      const headers = { authorization, 'idempotency-key': randomUUID() };
      const answer = await post(`${server.url}/api/routine-history`, workout, headers);
      const record = (await answer.json()) as RoutineRecord;
      expect(answer.status).toBe(201);
      acknowledged.push(record.id);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

async function readHistory(server: ServerProcess, token: string): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const page = ids.length === 0 ? '' : `?before=${ids.at(-1)}`;
    const answer = await fetch(`${server.url}/api/routine-history${page}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const records = (await answer.json()) as RoutineRecord[];
    if (records.length === 0) return ids;
    ids.push(...records.map(({ id }) => id));
  }
}

describe.each([
  // A kill hits SQLite itself, but only a client of PostgreSQL, where fewer kills are enough.
  ['SQLite', 4, async () => ({ DATA_DIR: path.join(folder, randomUUID()) })],
  ['PostgreSQL', 2, async () => ({ DATABASE_URL: await createPostgresUrl() })],
])('the server on %s', (_engine, kills, environmentOf) => {
  test(
    'has every record it acknowledged after it was killed again and again under load',
    { tags: ['spec:silent/acknowledged-is-kept'] },
    async () => {
      const environment = await environmentOf();
      let server = await start(environment);
      const token = await register(server);
      const acknowledged: number[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const before = acknowledged.length;
        const writers = Array.from({ length: WRITERS }, () =>
          saveUntilKilled(server, token, acknowledged),
        );
        const underWay = () => expect(acknowledged.length).toBeGreaterThan(before);
        await vi.waitFor(underWay, { timeout: PATIENCE_MS });
        setTimeout(() => void server.end('SIGKILL'), 50 + (300 * kill) / kills);
        await Promise.all(writers);
        server = await start(environment);
      }
      expect(acknowledged.length).toBeGreaterThan(kills);
      const kept = new Set(await readHistory(server, token));
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    },
  );

  test('can be started twice at the same moment on one empty database', async () => {
    const environment = await environmentOf();
    const servers = await Promise.all([start(environment), start(environment)]);
    for (const server of servers) {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    }
  });
});

test('SIGTERM, even twice, lets the server finish the call under way, and then it ends by itself', async () => {
  const server = await start({ DATA_DIR: path.join(folder, randomUUID()) });
  const token = await register(server);
  const body = JSON.stringify(workout);
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(
    `POST /api/routine-history HTTP/1.1\r\nHost: limber\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 200));

  const before = Date.now();
  const ended = server.end('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  server.process.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(body.slice(10));
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 201/);
  expect(await ended).toBe(0);
  expect(Date.now() - before).toBeLessThan(MAX_SHUTDOWN_MS);
});

test('the server hashes passwords at the cost that OWASP asks for', async () => {
  const dataDir = path.join(folder, randomUUID());
  await register(await start({ DATA_DIR: dataDir }));
  const db = openDatabase({ databaseUrl: null, dataDir });
  const { passwordHash } = await db
    .selectFrom('user')
    .select('passwordHash')
    .executeTakeFirstOrThrow();
  await db.destroy();
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a server that cannot start says why in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'limber-main-')), 'file');
  writeFileSync(file, '');
  const attempts: [environment: Record<string, string>, sentence: RegExp][] = [
    [{ PORT: 'eighty' }, /: The configuration is not valid. PORT: .*\n$/],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/x' }, /: The database at DATABASE_URL.*REFUSED.*\n$/],
    [{ DATA_DIR: file }, /: The folder .*file cannot be used: ENOTDIR.*\n$/],
    [
      { PORT: String(port), DATA_DIR: path.join(folder, randomUUID()) },
      /: Limber cannot listen on port \d+; .*EADDRINUSE.*\n$/,
    ],
  ];
  await Promise.all(
    attempts.map(async ([environment, sentence]) => {
      await expect(startServer(environment)).rejects.toThrow(sentence);
    }),
  );
  other.close();
  rmSync(path.dirname(file), { recursive: true });
});
