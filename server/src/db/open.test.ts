import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { faultOf } from './faults.ts';
import { migrate } from './migrate.ts';
import { openDatabase, openServersDatabase, postgresDialect } from './open.ts';
import type { Db } from './schema.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'limber-open-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The error of a query or a transaction; null when it succeeds. */
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test('a connection to PostgreSQL that is lost in the middle of a transaction ends that transaction only', async () => {
  const db: Db = new Kysely({ dialect: postgresDialect(await createPostgresUrl()) });
  const failure = await failureOf(
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(db);
      await new Promise((resolve) => setTimeout(resolve, 100));
      await sql`select 1`.execute(tx);
    }),
  );
  expect([failure, faultOf(failure)]).toEqual([expect.any(Error), 'passing']);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

const ask = (db: Db) => sql`select 1`.execute(db);

test.each([
  ['SQLite', async () => null],
  ['PostgreSQL', async () => createPostgresUrl()],
])('how many connections to %s are in use can be asked at any time', async (_, createUrl) => {
  const databaseUrl = await createUrl();
  const { db, connections } = openServersDatabase({ databaseUrl, dataDir: folder });
  const waiting: Promise<unknown>[] = [];
  await db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    expect(connections()).toMatchObject({ inUse: 1, waiting: 0 });
    for (let asked = 0; asked < 12; asked += 1) waiting.push(db.transaction().execute(ask));
    await new Promise((resolve) => setImmediate(resolve));
    expect(connections().waiting).toBeGreaterThan(0);
  });
  await Promise.all(waiting);
  expect(connections()).toMatchObject({ inUse: 0, waiting: 0 });
  await db.destroy();
});

const IMPATIENT = { lock: 300, statement: 500, silence: 800 };

test('a frozen PostgreSQL fails queries and transactions for now, and is asked again once it moves', async () => {
  const db: Db = new Kysely({ dialect: postgresDialect(await createPostgresUrl(), IMPATIENT) });
  const frozen: number[] = [];
  const freeze = async (on: Db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on);
    frozen.push(...rows.map(({ pid }) => pid));
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  };
  await freeze(db);
  const ofQuery = await failureOf(sql`select 1`.execute(db));
  const ofTransaction = await failureOf(
    db.transaction().execute(async (tx) => {
      await freeze(tx);
      await sql`select 1`.execute(tx);
    }),
  );
  for (const pid of frozen) process.kill(pid, 'SIGCONT');
  expect([faultOf(ofQuery), faultOf(ofTransaction)]).toEqual(['passing', 'passing']);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await db.destroy();
});

test('a table that another session of PostgreSQL has locked is waited for within a limit', async () => {
  const databaseUrl = await createPostgresUrl();
  const other: Db = new Kysely({ dialect: postgresDialect(databaseUrl) });
  await migrate(other);
  const db: Db = new Kysely({ dialect: postgresDialect(databaseUrl, IMPATIENT) });
  await other.transaction().execute(async (tx) => {
    await sql`lock table installation in access exclusive mode`.execute(tx);
    const failure = await failureOf(db.selectFrom('installation').select('id').execute());
    expect([faultOf(failure), failure]).toEqual([
      'passing',
      expect.objectContaining({ code: '55P03' }),
    ]);
  });
  const slow = await failureOf(sql`select pg_sleep(5)`.execute(db));
  expect([faultOf(slow), slow]).toEqual(['passing', expect.objectContaining({ code: '57014' })]);
  await db.destroy();
  await other.destroy();
});

test('a transaction on a full disk fails with that, and not with being rolled back already', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: folder });
  await migrate(db);
  await sql`pragma max_page_count = 1`.execute(db);
  const failure = await failureOf(
    db.transaction().execute(async (tx) => {
      const name = 'x'.repeat(100_000);
      await sql`insert into sign_in_attempt values (${name}, 0, '', '')`.execute(tx);
    }),
  );
  expect(faultOf(failure)).toBe('full');
  await db.destroy();
});

test('an embedded database on a full disk fails for now, and keeps what it had', async () => {
  const db = openDatabase({ databaseUrl: null, dataDir: folder });
  await migrate(db);
  await sql`pragma max_page_count = 1`.execute(db);
  const name = 'x'.repeat(100_000);
  const failure = await failureOf(
    sql`insert into sign_in_attempt values (${name}, 0, '', '')`.execute(db),
  );
  expect([failure, faultOf(failure)]).toEqual([expect.any(Error), 'full']);
  await sql`pragma max_page_count = 1000000`.execute(db);
  const kept = await db.selectFrom('installation').select(['id', 'accounts']).execute();
  expect(kept).toEqual([{ id: 1, accounts: 0 }]);
  await db.destroy();
});

test('an embedded database cannot be opened where its folder is a file', () => {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'file');
  writeFileSync(file, 'no folder');
  expect(() => openDatabase({ databaseUrl: null, dataDir: file })).toThrow('EEXIST');
});
