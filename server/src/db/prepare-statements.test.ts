import { Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { faultOf } from './faults.ts';
import { postgresDialect } from './open.ts';
import type { Db } from './schema.ts';

const read = (db: Db) => sql`select value from noted where id = ${1}`.execute(db);

test('PostgreSQL parses a statement once for a connection, and anew when a column has changed its type', async () => {
  const db: Db = new Kysely({ dialect: postgresDialect(await createPostgresUrl()) });
  await sql`create table noted (id integer, value integer)`.execute(db);
  await sql`insert into noted values (${1}, ${7})`.execute(db);

  await read(db);
  await read(db);
  const { rows: kept } = await sql<{
    uses: number;
  }>`select custom_plans + generic_plans as uses from pg_prepared_statements where statement like ${'select value%'}`.execute(
    db,
  );
  expect(kept).toEqual([{ uses: 2 }]);

  await sql`alter table noted alter value type text`.execute(db);
  const failure = await read(db).catch((error: unknown) => error);
  expect(faultOf(failure)).toBe('passing');
  expect((await read(db)).rows).toEqual([{ value: '7' }]);
  await db.destroy();
});

test('calls that are read together while PostgreSQL holds a lock all fail for now, and their connection is well after', async () => {
  const limits = { lock: 200, statement: 2000, silence: 3000 };
  const url = await createPostgresUrl();
  const db: Db = new Kysely({ dialect: postgresDialect(url, limits) });
  await sql`create table noted (id integer, value integer)`.execute(db);
  const dialect = postgresDialect(url, limits);
  const ask = async () => dialect.read?.('select value from noted where id = $1', [1]);

  const failures = await db.transaction().execute(async (tx) => {
    await sql`lock table noted in access exclusive mode`.execute(tx);
    return Promise.allSettled(Array.from({ length: 16 }, ask));
  });
  const faults = failures.map((each) => each.status === 'rejected' && faultOf(each.reason));
  expect(faults).toEqual(faults.map(() => 'passing'));
  expect(await Promise.all(Array.from({ length: 16 }, ask))).toEqual(faults.map(() => []));
  await db.destroy();
});
