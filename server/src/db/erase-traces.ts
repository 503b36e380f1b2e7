import { sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Db } from './schema.ts';

/**
 * Overwrites what was deleted. SQLite: deleted content is zeroed in the database (`secure_delete`, which
 * `node-sqlite.ts` sets) and its older copies leave the disk with the write-ahead log, which is emptied here.
 * PostgreSQL: nothing; its autovacuum frees the room of deleted rows, which later rows overwrite.
 */
export async function eraseTraces(db: Db): Promise<void> {
  if (isSqlite(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
