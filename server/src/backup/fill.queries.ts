import { sql } from 'kysely';
import { isSqlite } from '#db/is-sqlite.ts';
import type { Db } from '#db/schema.ts';
import type { Counter, Row } from './snapshot.queries.ts';

/** Values per statement; both databases accept some tens of thousands. */
const VALUES_AT_ONCE = 5000;

export async function emptyTables(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
}

/** Inserts rows, which must all have the same columns. Returns their number. */
export async function fillTable(db: Db, table: string, rows: AsyncIterable<Row>): Promise<number> {
  let count = 0;
  let waiting: Row[] = [];
  for await (const row of rows) {
    waiting.push(row);
    count += 1;
    if (waiting.length * Object.keys(row).length < VALUES_AT_ONCE) continue;
    await insertRows(db, table, waiting);
    waiting = [];
  }
  await insertRows(db, table, waiting);
  return count;
}

async function insertRows(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const tuples = rows.map((row) => sql`(${sql.join(columns.map((name) => encode(row[name])))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
    values ${sql.join(tuples)}`.execute(db);
}

/**
 * A value as it is written: values of JSON columns were read as objects and are written as text.
 */
const encode = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Restores the counters, so that no id is given twice. */
export async function setCounters(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const { table, last } of counters) {
    if (isSqlite(db)) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db);
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db);
      continue;
    }
    await sql`
      select setval(q.oid::regclass, ${last}::bigint) from pg_class q
      join pg_depend d on d.objid = q.oid and d.deptype = 'a'
      join pg_class t on t.oid = d.refobjid
      where q.relkind = 'S' and t.relname = ${table}
        and t.relnamespace = current_schema()::regnamespace`.execute(db);
  }
}
