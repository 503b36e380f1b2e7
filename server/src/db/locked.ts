import { isSqlite } from './is-sqlite.ts';
import type { Db } from './schema.ts';

/**
 * The query, with the rows that it reads locked until its transaction ends: others that lock or change them wait. In
 * SQLite only one transaction is under way at a time that may write, so that nobody else locks or changes anything.
 */
export const locked = <Query extends { forNoKeyUpdate: () => Query }>(
  db: Db,
  rows: Query,
): Query => (isSqlite(db) ? rows : rows.forNoKeyUpdate());
