import { sql } from 'kysely';
import type { Db } from './schema.ts';

const EVERY_MS = 1000;

/**
 * Keeps one connection to PostgreSQL open also while nobody calls, by asking it more often than an idle connection
 * is closed: a restore refuses to replace what it sees a server connected to. Gives what ends that.
 */
export function keepConnected(db: Db, everyMs = EVERY_MS): () => void {
  let isAsking = false;
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    // A database that is away is said by the calls that need it.
    sql`select 1`
      .execute(db)
      .catch(() => {})
      .finally(() => (isAsking = false));
  }, everyMs).unref();
  return () => clearInterval(timer);
}
