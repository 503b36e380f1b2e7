import { isSqlite } from './is-sqlite.ts';
import type { Db } from './schema.ts';

/**
 * The query with its rows locked until the transaction ends. SQLite has only one writing transaction at a time, so
 * nothing is needed there.
 */
export const locked = <Query extends { forNoKeyUpdate: () => Query }>(
  db: Db,
  rows: Query,
): Query => (isSqlite(db) ? rows : rows.forNoKeyUpdate());
