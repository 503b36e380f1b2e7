import { sql } from 'kysely';
import { isSqlite } from '#db/is-sqlite.ts';
import { BEGIN_SNAPSHOT, END_SNAPSHOT } from '#db/sqlite-driver.ts';
import type { Db, Tables } from '#db/schema.ts';

const ROWS_AT_ONCE = 500;

export type Row = Record<string, unknown>;

/** The last id that a table has given; no later row may get it again. */
export type Counter = { readonly table: string; readonly last: number };

/** Runs `work` on one snapshot of the database, while others read and write on. */
export async function inSnapshot<Result>(
  db: Db,
  work: (snapshot: Db) => Promise<Result>,
): Promise<Result> {
  // db.transaction() would take the write lock on SQLite.
  const begin = isSqlite(db) ? BEGIN_SNAPSHOT : 'begin isolation level repeatable read, read only';
  return db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql.raw(END_SNAPSHOT).execute(connection);
    }
  });
}

export async function findMigrations(db: Db): Promise<string[]> {
  if (!(await findAllTables(db)).includes('kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Referenced tables come first. */
export async function findTables(db: Db): Promise<string[]> {
  const left = new Set((await findAllTables(db)).filter((name) => !name.startsWith('kysely_')));
  const references = await findReferences(db);
  const ordered: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(
      (name) =>
        !references.some(
          ({ child, parent }) => child === name && parent !== name && left.has(parent),
        ),
    );
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const name of ready.toSorted()) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

export async function findAllTables(db: Db): Promise<string[]> {
  const query = isSqlite(db)
    ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
    : sql<{
        name: string;
      }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  const { rows } = await query.execute(db);
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'));
}

type Reference = { child: string; parent: string };

async function findReferences(db: Db): Promise<Reference[]> {
  const query = isSqlite(db)
    ? sql<Reference>`
        select m.name as child, f."table" as parent
        from sqlite_master m, pragma_foreign_key_list(m.name) f where m.type = 'table'`
    : sql<Reference>`
        select c.relname as child, p.relname as parent from pg_constraint k
        join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`;
  return (await query.execute(db)).rows;
}

/** Reads in pages. Call inside `inSnapshot`. */
export async function* readTable(snapshot: Db, table: string): AsyncGenerator<Row> {
  if (isSqlite(snapshot)) {
    yield* snapshot
      .selectFrom(table as keyof Tables)
      .selectAll()
      .stream();
    return;
  }
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(
    snapshot,
  );
  for (;;) {
    const { rows } = await sql<Row>`
      fetch ${sql.lit(ROWS_AT_ONCE)} from backup_rows`.execute(snapshot);
    yield* rows;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await sql`close backup_rows`.execute(snapshot);
}

/** Id counters of all tables. */
export async function findCounters(db: Db): Promise<Counter[]> {
  const query = isSqlite(db)
    ? sql<Counter>`select name as "table", seq as last from sqlite_sequence`
    : sql<Counter>`
        select t.relname as "table", s.last_value as last from pg_sequences s
        join pg_class q on q.relname = s.sequencename
          and q.relnamespace = current_schema()::regnamespace
        join pg_depend d on d.objid = q.oid and d.deptype = 'a'
        join pg_class t on t.oid = d.refobjid
        where s.schemaname = current_schema() and s.last_value is not null`;
  return (await query.execute(db)).rows;
}
