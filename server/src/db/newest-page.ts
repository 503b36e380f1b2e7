import { PAGE_SIZE } from '@limber/contract/fields';

type PageableQuery<Query> = {
  where: (column: 'id', operator: '<', id: number) => Query;
  orderBy: (column: 'id', direction: 'desc') => Query;
  limit: (rows: number) => Query;
};

/** Larger than any id: PostgreSQL's largest. */
export const FIRST_PAGE = 2 ** 31 - 1;

/** Limits a query to the newest `rows`, or to those before the id `before`. */
export function newestPage<Query extends PageableQuery<Query>>(
  query: Query,
  before = FIRST_PAGE,
  rows = PAGE_SIZE,
): Query {
  return query.where('id', '<', before).orderBy('id', 'desc').limit(rows);
}
