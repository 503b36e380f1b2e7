import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { createPostgresUrl } from '#test/engines.ts';
import { isSqlite } from './is-sqlite.ts';
import { migrate, migrationNames, migrations } from './migrate.ts';
import { nodeSqliteDialect } from './node-sqlite.ts';
import { postgresDialect } from './open.ts';
import type { Db } from './schema.ts';

/**
 * The last migration from before the rule in CONTRIBUTING.md that the previous release must go on
 * working on the migrated database.
 */
const BEFORE_THE_RULE = '0016-goal-and-days-off';

/**
 * Columns (`table.column`) and tables that a migration removes and that the previous release no
 * longer used, keyed by the migration: `'0031-contract-names': ['user.fullName']`.
 */
const TAKEN_AWAY: Record<string, readonly string[]> = {};

type Column = { type: string; isNullable: boolean; canBeLeftOut: boolean };
type Schema = { columns: Map<string, Column>; uniqueIndexes: string[] };

/** Everything in the schema that may make a statement of another release fail. */
async function readSchema(db: Db): Promise<Schema> {
  const columns = (await db.introspection.getTables()).flatMap((table) =>
    table.columns.map(
      ({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) =>
        [
          `${table.name}.${name}`,
          {
            type: dataType,
            isNullable,
            canBeLeftOut: isNullable || hasDefaultValue || isAutoIncrementing,
          },
        ] as const,
    ),
  );
  const { rows } = await (
    isSqlite(db)
      ? sql<{ definition: string }>`
          select sql as definition from sqlite_master where type = 'index' and sql like 'create unique%'`
      : sql<{ definition: string }>`
          select indexdef as definition from pg_indexes
          where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`
  ).execute(db);
  return { columns: new Map(columns), uniqueIndexes: rows.map(({ definition }) => definition) };
}

const tableOf = (column: string) => column.split('.')[0] ?? column;

/** Reasons why statements that fit the schema `before` would fail on the schema `after`. */
function obstacles(before: Schema, after: Schema, takenAway: readonly string[]): string[] {
  const oldTables = new Set([...before.columns.keys()].map(tableOf));
  const changed = [...before.columns].flatMap(([name, old]) => {
    if (takenAway.includes(name) || takenAway.includes(tableOf(name))) return [];
    const now = after.columns.get(name);
    if (now === undefined) return [`${name} is gone`];
    if (now.type !== old.type) return [`${name} was ${old.type} and is ${now.type}`];
    if (old.isNullable && !now.isNullable) return [`${name} must not be null any more`];
    return old.canBeLeftOut && !now.canBeLeftOut ? [`${name} must be given now`] : [];
  });
  const demanded = [...after.columns]
    .filter(([name]) => !before.columns.has(name) && oldTables.has(tableOf(name)))
    .flatMap(([name, { canBeLeftOut }]) => (canBeLeftOut ? [] : [`${name} must be given`]));
  const added = [...after.columns.keys()].filter((name) => !before.columns.has(name));
  // The previous release leaves new columns null, and a unique index does not compare nulls.
  const isOnNewColumn = (index: string, table: string) =>
    added.some((name) => tableOf(name) === table && index.includes(name.slice(table.length + 1)));
  const refused = after.uniqueIndexes
    .filter((index) => !before.uniqueIndexes.includes(index))
    .filter((index) => {
      const table = / on (?:public\.)?"?(\w+)"?/i.exec(index)?.[1] ?? '';
      return oldTables.has(table) && !isOnNewColumn(index, table);
    })
    .map((index) => `refuses what was taken: ${index}`);
  return [...changed, ...demanded, ...refused];
}

describe.each([
  ['SQLite', async () => nodeSqliteDialect(':memory:')],
  ['PostgreSQL', async () => postgresDialect(await createPostgresUrl())],
])('a migration on %s', (_name, createDialect) => {
  test('leaves the release before it everything that its statements need', async () => {
    const db: Db = new Kysely({ dialect: await createDialect() });
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo(BEFORE_THE_RULE);
    const found: Record<string, string[]> = {};
    const names = Object.keys(migrations).toSorted();
    for (const name of names.slice(names.indexOf(BEFORE_THE_RULE) + 1)) {
      const before = await readSchema(db);
      const { error } = await migrator.migrateTo(name);
      expect(error).toBeUndefined();
      const all = obstacles(before, await readSchema(db), TAKEN_AWAY[name] ?? []);
      if (all.length > 0) found[name] = all;
    }
    expect(found).toEqual({});
    await db.destroy();
  });
});

test('what would break the release before is found', async () => {
  const db: Db = new Kysely({ dialect: nodeSqliteDialect(':memory:') });
  await migrate(db);
  const before = await readSchema(db);
  await sql`alter table custom_plan drop column description`.execute(db);
  await sql`alter table preferences rename to settings`.execute(db);
  await sql`create unique index one_plan on custom_plan ("userId")`.execute(db);
  const found = obstacles(before, await readSchema(db), []);
  expect(found).toContain('custom_plan.description is gone');
  expect(found.filter((one) => /^preferences\.\w+ is gone$/.test(one)).length).toBeGreaterThan(1);
  expect(found.at(-1)).toMatch(/^refuses what was taken: create unique index one_plan/i);
  expect(obstacles(before, before, [])).toEqual([]);
  await db.destroy();
});

/**
 * A database changed by a newer release, which permits releases with the migration
 * `oldestMigration` to start on it.
 */
async function changedByNewer(oldestMigration: string): Promise<Db> {
  const db: Db = new Kysely({ dialect: nodeSqliteDialect(':memory:') });
  await migrate(db);
  await sql`insert into kysely_migration values ('0099-later', '2026-01-05T09:00:00.000Z')`.execute(
    db,
  );
  await db.updateTable('installation').set({ oldestMigration }).execute();
  return db;
}

describe('a database that a newer release has changed', () => {
  test('is worked on while that is the next one, so that a server may restart before it is replaced', async () => {
    const [latest = ''] = migrationNames().slice(-1);
    const db = await changedByNewer(latest);
    expect(await migrate(db)).toBe('0099-later');
    // The value that the newer release has written is kept.
    const { oldestMigration } = await db
      .selectFrom('installation')
      .select('oldestMigration')
      .executeTakeFirstOrThrow();
    expect(oldestMigration).toBe(latest);
    await db.destroy();
  });

  test('is refused with what to do when there was another release in between', async () => {
    const db = await changedByNewer('0098-in-between');
    await expect(migrate(db)).rejects.toThrow(
      /a newer release of Limber has changed it \(0099-later\)\. Start that release/,
    );
    await db.destroy();
  });
});
