import { type ColumnMetadata, sql, type TableMetadata } from 'kysely';
import type { Db } from '#db/schema.ts';
import { type NamedPersonalTable, PERSONAL_TABLES } from '#features/account-data/personal-data.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Names of columns that the server reads as times: they get times instead of texts. */
const MOMENT = /At$|End$/;
/** Valid values for columns that decide how the server treats the row. */
const GIVEN: Record<string, unknown> = {
  provider: 'sandbox',
  round: 1,
  // A mail that is due would be sent, and its row deleted.
  dueAt: '2999-01-01T00:00:00.000Z',
};
/**
 * Columns of the account that are left alone: they let its user sign in, or decide what they may
 * do.
 */
const NOT_OF_ACCOUNT = new Set([
  'id',
  'accountNumber',
  'passwordHash',
  'role',
  'subscriptionTier',
  'deactivatedAt',
]);

/** A text that is found nowhere else, and the column that it was written to. */
export type Canary = { table: string; column: string; text: string };

/**
 * Writes a row into every table of a user, with a text of its own in every column that takes text.
 * Returns the texts. Ids in a row refer to the user and to the rows planted before.
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
      // SQLite reports every integer primary key as auto-incrementing, even one that is not called
      // `id`.
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

/** Inserts the row. Returns the ids by which rows of later tables refer to it. */
async function insert(db: Db, { table }: NamedPersonalTable, row: Record<string, unknown>) {
  const names = Object.keys(row);
  const { rows } = await sql<{ id?: unknown }>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning *`.execute(db);
  if (table === 'routine') return { routineId: rows[0]?.id };
  if (table === 'team') return { teamId: rows[0]?.id };
  return table === 'customer' ? { customerId: row['customerId'] } : {};
}
