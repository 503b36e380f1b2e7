import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

type IdColumn = [
  'integer' | 'serial',
  (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
];

/** Type and rules of a primary key that counts up by itself and never gives a number twice. */
export function countingId(db: Pick<Kysely<unknown>, 'getExecutor'>): IdColumn {
  return isSqlite(db)
    ? ['integer', (column) => column.primaryKey().autoIncrement()]
    : ['serial', (column) => column.primaryKey()];
}

/** A column that points at the owner; the row goes when the owner goes. */
export const ownedBy =
  (table: string) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references(`${table}.id`).onDelete('cascade');

export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull();
