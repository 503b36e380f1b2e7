import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { nodeSqliteDialect } from '#db/node-sqlite.ts';
import { postgresDialect } from '#db/open.ts';
import type { Db } from '#db/schema.ts';

/** One kind of database, for one suite: migrated once, and emptied after each test. */
export type Engine = {
  /** An empty, migrated database, the only one of the suite. */
  open: () => Promise<Db>;
  /** Deletes what a test has left. New databases would take longer than most tests. */
  empty: (db: Db) => Promise<void>;
};

export const sqliteEngine: Engine = {
  open: async () => {
    const db: Db = new Kysely({ dialect: nodeSqliteDialect(':memory:') });
    await migrate(db);
    return db;
  },
  empty: async (db) => {
    await sql`pragma foreign_keys = off`.execute(db);
    // The tables found include SQLite's own table of counters, so that ids begin at 1 again.
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table'
      and name <> 'installation' and name not like 'kysely_migration%'`.execute(db);
    for (const { name } of rows) await sql`delete from ${sql.table(name)}`.execute(db);
    await db.updateTable('installation').set({ accounts: 0, foundingPlaces: 0 }).execute();
    await sql`pragma foreign_keys = on`.execute(db);
  },
};

export const postgresEngine: Engine = {
  open: async () => {
    const db: Db = new Kysely({ dialect: postgresDialect(await findWorkersDatabase()) });
    await migrate(db);
    await emptyPostgres(db);
    return db;
  },
  empty: emptyPostgres,
};

/** Deleting few rows takes a fraction of the time that truncating takes; `replica` leaves foreign keys unchecked. */
async function emptyPostgres(db: Db): Promise<void> {
  await sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in
        select tablename from pg_tables where schemaname = 'public'
        and tablename <> 'installation' and tablename not like 'kysely_migration%'
      loop
        execute format('delete from %I', name);
      end loop;
      update installation set accounts = 0, "foundingPlaces" = 0;
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    end $$`.execute(db);
}

/** The database that the suites of one worker share, one after the other. */
let workersDatabase: Promise<string> | null = null;
const findWorkersDatabase = () => (workersDatabase ??= createPostgresUrl());

/** The address of a fresh, empty database of the test run's PostgreSQL. */
export async function createPostgresUrl(): Promise<string> {
  const server = new Kysely<unknown>({ dialect: postgresDialect(inject('postgresUrl')) });
  const name = `limber_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.id(name)}`.execute(server);
  await server.destroy();
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}
