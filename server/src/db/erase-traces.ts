import { sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Db } from './schema.ts';

/**
 * Overwrites deleted content. SQLite: it is zeroed in the file (`secure_delete`, set by `node-sqlite.ts`), and older
 * copies disappear with the write-ahead log, which is emptied here. PostgreSQL: nothing; autovacuum frees the space,
 * which later rows overwrite.
 */
export async function eraseTraces(db: Db): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
