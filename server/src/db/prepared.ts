import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

/** Stands in a query for a value that each run gives. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Something for every name that can be a value of a query. */
const PLACES = new Proxy({}, { get: (_, name) => new Place(String(name)) });

/**
 * A query that is built and compiled once for each kind of database, and run with other values each time: for what
 * most calls ask, since building a query takes longer than SQLite takes to answer it. `build` may use the values
 * only as values of the query; their number never changes.
 */
export function prepared<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, PLACES as Values).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
