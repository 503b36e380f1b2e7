import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { nodeSqliteDialect } from '#db/node-sqlite.ts';
import { postgresDialect } from '#db/open.ts';
import type { Db } from '#db/schema.ts';

/** Hands out empty, migrated databases of one kind, one at a time. */
export type Engine = {
  /** An empty, migrated database. */
  open: () => Promise<Db>;
  /** Done with the database of one test. */
  release: (db: Db) => Promise<void>;
  /** Done with all of them. */
  close: () => Promise<void>;
};

export function sqliteEngine(): Engine {
  return {
    open: async () => {
      const db: Db = new Kysely({ dialect: nodeSqliteDialect(':memory:') });
      await migrate(db);
      return db;
    },
    release: (db) => db.destroy(),
    close: async () => {},
  };
}

/** One PostgreSQL database, emptied after each test: creating one takes too long. */
export function postgresEngine(): Engine {
  let kept: Promise<Db> | null = null;
  return {
    open: () => (kept ??= createPostgresDatabase()),
    release: async (db) => {
      const tables = await db.introspection.getTables();
      const emptied = tables.filter(({ name }) => name !== 'installation');
      await sql`truncate ${sql.join(emptied.map(({ name }) => sql.table(name)))} restart identity cascade`.execute(
        db,
      );
      await db.updateTable('installation').set({ accounts: 0 }).execute();
    },
    close: async () => {
      await (await kept)?.destroy();
    },
  };
}

/** A fresh, migrated database of the test run's PostgreSQL. */
async function createPostgresDatabase(): Promise<Db> {
  const db: Db = new Kysely({ dialect: postgresDialect(await createPostgresUrl()) });
  await migrate(db);
  return db;
}

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
