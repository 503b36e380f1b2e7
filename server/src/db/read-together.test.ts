import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { faultOf } from './faults.ts';
import type { Read } from './prepared.ts';
import { prepareStatements } from './prepare-statements.ts';
import { readTogether } from './read-together.ts';

let pool: Pool;
let read: Read;
beforeAll(async () => {
  pool = new Pool({ connectionString: await createPostgresUrl(), max: 2, pipeline: true });
  read = readTogether(prepareStatements(pool));
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
});
afterAll(() => pool.end());

const ask = async (sql: string, parameters: unknown[]) => read(sql, parameters);
const divide = (by: number) => ask('select 6 / $1::int as result', [by]);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const PID = 'select pg_backend_pid() as pid, $1::int as number';

test('what is asked in one turn is asked of one connection, and each gets its own rows', async () => {
  const asked = await Promise.all([1, 2, 3].map((number) => ask(PID, [number])));
  const rows = asked.flat() as { pid: number; number: number }[];
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
});

test('a query that fails does not disturb those that are asked with it', async () => {
  const [, failed, ...others] = await Promise.allSettled([
    divide(1),
    divide(0),
    divide(2),
    divide(3),
  ]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
  expect(others).toMatchObject([{ value: [{ result: 3 }] }, { value: [{ result: 2 }] }]);
});

test('what waits for a connection goes together once there is one, and all of them are given back', async () => {
  const inUse = [await pool.connect(), await pool.connect()];
  const waiting: unknown[] = [];
  for (const number of [1, 2, 3]) {
    waiting.push(ask(PID, [number]));
    await nextTurn();
  }
  for (const connection of inUse) connection.release();
  const rows = (await Promise.all(waiting)).flat() as { pid: number }[];
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
  await nextTurn();
  expect(pool.idleCount).toBe(pool.totalCount);
});

test('a connection that is lost fails what was asked of it for now, and is replaced', async () => {
  const failures = await Promise.allSettled([
    ask('select pg_terminate_backend(pg_backend_pid(), $1)', [1000]),
    ask(PID, [1]),
  ]);
  const faults = failures.map(
    (outcome) => outcome.status === 'rejected' && faultOf(outcome.reason),
  );
  expect(faults).toEqual(['passing', 'passing']);
  expect(await ask(PID, [2])).toMatchObject([{ number: 2 }]);
});
