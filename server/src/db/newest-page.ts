import { PAGE_SIZE } from '@limber/contract/fields';

/** The methods of a Kysely query that `newestPage` uses, for any table and columns. */
type PageableQuery<Query> = {
  where: (column: 'id', operator: '<', id: number) => Query;
  orderBy: (column: 'id', direction: 'desc') => Query;
  limit: (rows: number) => Query;
};

/** Limits a query to a page of its newest `rows`, or of those before the row with the id `before`. */
export function newestPage<Query extends PageableQuery<Query>>(
  query: Query,
  before: number | undefined,
  rows = PAGE_SIZE,
): Query {
  const older = before === undefined ? query : query.where('id', '<', before);
  return older.orderBy('id', 'desc').limit(rows);
}
