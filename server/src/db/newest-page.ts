import { PAGE_SIZE } from '@limber/contract/fields';

/** What a page needs of a query of Kysely's, whatever its table and columns. */
type PageableQuery<Query> = {
  where: (column: 'id', operator: '<', id: number) => Query;
  orderBy: (column: 'id', direction: 'desc') => Query;
  limit: (rows: number) => Query;
};

/** The newest rows of a query, as many as a page holds; those before the row `before` where it is given. */
export function newestPage<Query extends PageableQuery<Query>>(
  query: Query,
  before: number | undefined,
): Query {
  const older = before === undefined ? query : query.where('id', '<', before);
  return older.orderBy('id', 'desc').limit(PAGE_SIZE);
}
