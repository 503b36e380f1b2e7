import type { Compilable, CompiledQuery, QueryExecutor } from 'kysely';
import type { Db } from './schema.ts';

/** Reads rows by a compiled query. */
export type Read = (sql: string, parameters: readonly unknown[]) => unknown[];

const READS = new WeakMap<QueryExecutor, Read>();

/**
 * Lets prepared queries of `db`, outside of its transactions, be read by `read`: for the embedded database, which
 * answers at once, while a turn of Kysely's takes as long as many an answer.
 */
export function readPreparedBy(db: Db, read: Read): void {
  READS.set(db.getExecutor(), read);
}

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
 * A query that reads, built and compiled once for each kind of database, and run with other values each time: for what
 * most calls ask, since building a query takes longer than SQLite takes to answer it. `build` may use the values
 * only as values of the query; their number never changes.
 */
export function prepared<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const executor = db.getExecutor();
    const { adapter } = executor;
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, PLACES as Values).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? values[parameter.name] : parameter,
    );
    const read = READS.get(executor);
    if (read !== undefined) return read(query.sql, parameters) as Row[];
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}
