import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { isSqlite } from '../is-sqlite.ts';

type IdColumn = [
  'integer' | 'serial',
  (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
];

/** An autoincrement primary key that never reuses a number. */
export function countingId(db: Pick<Kysely<unknown>, 'getExecutor'>): IdColumn {
  return isSqlite(db)
    ? ['integer', (column) => column.primaryKey().autoIncrement()]
    : ['serial', (column) => column.primaryKey()];
}

/** A column with the owner's id; rows are deleted with the owner. */
export const ownedBy =
  (table: string) =>
  (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references(`${table}.id`).onDelete('cascade');

export const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull();
