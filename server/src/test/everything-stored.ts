import { sql } from 'kysely';
import { readRows } from '#features/account-data/account-data.queries.ts';
import { PERSONAL_TABLES } from '#features/account-data/personal-data.ts';
import type { TestServer } from './test-server.ts';

/**
 * Tables that a refused call may change: every call updates its session, every failed sign-in its
 * counter.
 */
const CHANGED_BY_REFUSALS = new Set(['session', 'sign_in_attempt']);

/** Everything that is stored, as text: equal before and after a call that was refused. */
export async function everythingStored({ db }: TestServer): Promise<string> {
  const tables = await db.introspection.getTables();
  const kept = tables.filter(({ name }) => !CHANGED_BY_REFUSALS.has(name));
  const rows = await Promise.all(
    kept.map(({ name }) => sql`select * from ${sql.table(name)} order by 1`.execute(db)),
  );
  return JSON.stringify(rows.map((table) => table.rows));
}

/** Everything that is stored of one person, as text. */
export async function everythingOf({ db }: TestServer, userId: number): Promise<string> {
  const rows = await Promise.all(
    PERSONAL_TABLES.map(async (own) => [
      own.table,
      await Array.fromAsync(readRows(db, own, userId)),
    ]),
  );
  return JSON.stringify(rows);
}
