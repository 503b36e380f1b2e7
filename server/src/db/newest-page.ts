import { PAGE_SIZE } from '@limber/contract/fields';

/** The methods of a Kysely query that `newestPage` uses, for any table and columns. */
type PageableQuery<Query> = {
  where: (column: 'id', operator: '<', id: number) => Query;
  orderBy: (column: 'id', direction: 'desc') => Query;
  limit: (rows: number) => Query;
};

/** Before what the newest page is: no id is as large. PostgreSQL counts ids to this one. */
export const FIRST_PAGE = 2 ** 31 - 1;

/** Limits a query to a page of its newest `rows`, or of those before the row with the id `before`. */
export function newestPage<Query extends PageableQuery<Query>>(
  query: Query,
  before = FIRST_PAGE,
  rows = PAGE_SIZE,
): Query {
  return query.where('id', '<', before).orderBy('id', 'desc').limit(rows);
}
