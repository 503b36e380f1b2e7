import { type ColumnMetadata, sql, type TableMetadata } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type NamedPersonalTable, PERSONAL_TABLES } from '#features/account-data/personal-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Columns that the server reads as moments, and that therefore hold moments here, too. */
const MOMENT = /At$|End$/;
/** What decides how the server treats the row. Written as it is meant to be. */
const GIVEN: Record<string, unknown> = {
  provider: 'sandbox',
  round: 1,
  // Or the mail would be sent, and the row would go.
  dueAt: '2999-01-01T00:00:00.000Z',
};
/** What of the account lets its user in, or decides what they may do. */
const NOT_OF_ACCOUNT = new Set([
  'id',
  'accountNumber',
  'passwordHash',
  'role',
  'subscriptionTier',
  'deactivatedAt',
]);

/** A text that stands nowhere else, and where it was written. */
export type Canary = { table: string; column: string; text: string };

/**
 * Writes a row into every table of a user, with a text of its own in every column that takes text; gives the
 * texts. Ids of other rows are those of the planted ones.
 */
export async function plantCanaries(db: Db, userId: number): Promise<Canary[]> {
  const tables = await db.introspection.getTables();
  const planted: Canary[] = [];
  const ids: Record<string, unknown> = { userId, ownerId: userId, payerId: userId };
  for (const own of PERSONAL_TABLES) {
    const table = tables.find(({ name }) => name === own.table);
    if (!table) throw new Error(`There is no table ${own.table}`);
    const { row, canaries } = rowOf(table, ids, planted.length);
    planted.push(...canaries);
    if (own.table === 'user') await overwrite(db, row, userId);
    else Object.assign(ids, await insert(db, own, row));
  }
  return planted;
}

function rowOf(
  { name: table, columns }: TableMetadata,
  ids: Record<string, unknown>,
  count: number,
) {
  const canaries: Canary[] = [];
  const write = (column: ColumnMetadata): unknown => {
    const { name, dataType } = column;
    const given = { ...GIVEN, ...ids }[name];
    if (given !== undefined) return given;
    if (/bool/i.test(dataType)) return true;
    if (/int/i.test(dataType)) return 4242;
    const text = textFor(table, name, count + canaries.length);
    canaries.push({ table, column: name, text });
    return /json/i.test(dataType) ? JSON.stringify([text]) : text;
  };
  const written = columns.filter(
    ({ name, isAutoIncrementing }) =>
      // SQLite calls every integer that is a primary key one that counts by itself.
      !(isAutoIncrementing && name === 'id') && !(table === 'user' && NOT_OF_ACCOUNT.has(name)),
  );
  return {
    row: Object.fromEntries(written.map((column) => [column.name, write(column)])),
    canaries,
  };
}

const textFor = (table: string, column: string, count: number): string =>
  MOMENT.test(column) ? new Date(count * DAY_MS + 123).toISOString() : `canary-${table}-${column}`;

async function overwrite(db: Db, row: Record<string, unknown>, userId: number): Promise<void> {
  await db.updateTable('user').set(row).where('id', '=', userId).execute();
}

/** Gives what rows of later tables are tied to. */
async function insert(db: Db, { table }: NamedPersonalTable, row: Record<string, unknown>) {
  const names = Object.keys(row);
  const { rows } = await sql<{ id?: unknown }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning *`.execute(db);
  if (table === 'routine') return { routineId: rows[0]?.id };
  if (table === 'team') return { teamId: rows[0]?.id };
  return table === 'customer' ? { customerId: row['customerId'] } : {};
}
