import { type Kysely, SqliteAdapter } from 'kysely';

/** Whether the database behind a connection is SQLite, and not PostgreSQL. */
export function isSqlite(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}
