import { sql } from 'kysely';
import type { Db } from './schema.ts';

const EVERY_MS = 1000;

/**
 * Keeps one connection to PostgreSQL open without calls, by queries more frequent than the idle timeout: a restore
 * refuses to replace a database in use. Returns the function that stops it.
 */
export function keepConnected(db: Db, everyMs = EVERY_MS): () => void {
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    // The calls that need the database report its absence.
    sql`select 1`
      .execute(db)
      .catch(() => {})
      .finally(() => (isAsking = false));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
