import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import {
  PERSONAL_DATA,
  type NamedPersonalTable,
  PERSONAL_TABLES,
  type Owner,
} from './personal-data.ts';

const ROWS_AT_ONCE = 500;

export type Row = Record<string, unknown>;

/** Reads in pages, so that a long history is never in memory as a whole. */
export async function* readRows(
  db: Db,
  { table, owner, key }: NamedPersonalTable,
  userId: number,
): AsyncGenerator<Row> {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  for (let after: RawBuilder<unknown> = sql`1 = 1`; ;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)}
      where ${belongsTo(owner, userId)} and ${after}
      order by ${columns} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = sql`(${columns}) > (${sql.join(key.map((name) => last[name]))})`;
  }
}

/**
 * Deletes an account with all its rows, unless the password was changed in the meantime: then
 * returns false. Call inside a transaction.
 */
export async function deleteUser(db: Db, userId: number, passwordHash: string): Promise<boolean> {
  // Rows with the user's id go with the user; those with an indirect owner are deleted here.
  for (const { table, owner } of PERSONAL_TABLES) {
    if ('column' in owner) continue;
    await sql`delete from ${sql.table(table)} where ${belongsTo(owner, userId)}`.execute(db);
  }
  const { numDeletedRows } = await db
    .deleteFrom('user')
    .where('id', '=', userId)
    .where('passwordHash', '=', passwordHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function belongsTo(owner: Owner, userId: number): RawBuilder<boolean> {
  if ('column' in owner) return sql`${sql.ref(owner.column)} = ${userId}`;
  const entry = PERSONAL_DATA[owner.to];
  if ('notPersonal' in entry) throw new Error(`${owner.to} ties nothing to a user`);
  const own = sql.join(Object.keys(owner.columns).map((name) => sql.ref(name)));
  const other = sql.join(Object.values(owner.columns).map((name) => sql.ref(name)));
  return sql`(${own}) in (
    select ${other} from ${sql.table(owner.to)} where ${belongsTo(entry.owner, userId)})`;
}
