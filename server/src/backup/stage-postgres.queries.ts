import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { APPLICATION_NAME, postgresDialect } from '#db/open.ts';
import type { Db } from '#db/schema.ts';
import { findAllTables } from './snapshot.queries.ts';
import { holdsData, NotReplaced, type StagedDatabase } from './staged.ts';

const PLACE = 'the database at DATABASE_URL';

/**
 * Stages a restore in another schema of the same database. One transaction finally moves the tables
 * in use to a third schema and the new ones into their place.
 */
export async function stagePostgres(
  databaseUrl: string,
  stamp: string,
  replaces: boolean,
): Promise<StagedDatabase> {
  const schema = `limber_restoring_${stamp}`;
  const live = open(databaseUrl, {});
  try {
    await refuseInUse(live);
    const isEmpty = !(await findAllTables(live)).includes('kysely_migration');
    if (!isEmpty && !replaces) throw new NotReplaced(holdsData(PLACE));
    await sql`create schema ${sql.id(schema)}`.execute(live);
  } catch (error) {
    await live.destroy();
    throw error;
  }
  const db = open(databaseUrl, { options: `-c search_path=${schema}` });
  return {
    db,
    schema,
    finish: async () => {
      const tables = await findAllTables(db);
      await refuseInUse(live);
      return replaceTables(live, { tables, schema, aside: `limber_before_${stamp}` });
    },
    discard: async () => {
      await db.destroy();
      await sql`drop schema if exists ${sql.id(schema)} cascade`.execute(live);
      await live.destroy();
    },
  };
}

function open(databaseUrl: string, settings: Record<string, string>): Db {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', `${APPLICATION_NAME} restore`);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
  return new Kysely({ dialect: postgresDialect(url.href) });
}

/**
 * Number of looks at the list of connections, where a server that has just stopped stays for a
 * moment.
 */
const LOOKS = 5;
const BETWEEN_LOOKS_MS = 150;

/**
 * Throws NotReplaced while a server uses the database; running servers are always connected, even
 * without calls.
 */
async function refuseInUse(live: Db): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await pause(BETWEEN_LOOKS_MS);
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where datname = current_database() and application_name = ${APPLICATION_NAME}`.execute(live);
    if (rows.length === 0) return;
  }
  throw new NotReplaced(`A server is using ${PLACE}: stop it first.`);
}

/** Returns the schema of the old tables; null when there were none. */
async function replaceTables(
  live: Db,
  { tables, schema, aside }: { tables: readonly string[]; schema: string; aside: string },
): Promise<string | null> {
  return live.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(tx);
    const place = sql.id(rows[0]?.name ?? 'public');
    const inUse = await findAllTables(tx);
    const replaced = inUse.filter((name) => tables.includes(name));
    if (replaced.length > 0) await sql`create schema ${sql.id(aside)}`.execute(tx);
    for (const name of replaced) {
      await sql`alter table ${place}.${sql.id(name)} set schema ${sql.id(aside)}`.execute(tx);
    }
    for (const name of tables) {
      await sql`alter table ${sql.id(schema)}.${sql.id(name)} set schema ${place}`.execute(tx);
    }
    return replaced.length > 0 ? `the schema ${aside} of the database` : null;
  });
}
