import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { isPassingFault } from './faults.ts';
import { migrate } from './migrate.ts';
import { openDatabase, postgresDialect } from './open.ts';
import type { Db } from './schema.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'limber-open-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a query or a transaction fails with. */
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
  expect([failure, isPassingFault(failure)]).toEqual([expect.any(Error), true]);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
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
  expect([failure, isPassingFault(failure)]).toEqual([expect.any(Error), true]);
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
