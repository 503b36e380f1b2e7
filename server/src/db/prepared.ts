import type { Compilable, CompiledQuery, QueryExecutor } from 'kysely';
import type { Db } from './schema.ts';

export type Read = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>;

const READS = new WeakMap<QueryExecutor, Read>();

/**
 * Lets prepared queries outside of transactions bypass Kysely: one of its turns takes as long as many answers of the
 * embedded database, and a packet to PostgreSQL longer than its query.
 */
export function readPreparedBy(db: Db, read: Read): void {
  READS.set(db.getExecutor(), read);
}

/** A placeholder for a value of a run. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const isReading = ({ query }: CompiledQuery) => query.kind === 'SelectQueryNode';

/** A placeholder for every name. */
const PLACES = new Proxy({}, { get: (_, name) => new Place(String(name)) });

/**
 * A query that is built and compiled once per database and run with different values, because building takes longer
 * than SQLite's answer. `build` may use the values only as query values; their number never changes.
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
    if (read !== undefined && isReading(query)) {
      return (await read(query.sql, parameters)) as Row[];
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** The same for rows of values, built once for each number of rows. */
export function preparedForRows<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Db, rows: readonly Values[]) => Compilable<Row>,
): (db: Db, rows: readonly Values[]) => Promise<Row[]> {
  const byCount = new Map<number, (db: Db, values: Record<string, unknown>) => Promise<Row[]>>();
  const forCount = (count: number) =>
    prepared((db, places: Readonly<Record<string, unknown>>) => {
      const placesOf = (index: number) =>
        new Proxy({}, { get: (_, name) => places[`${String(name)} ${index}`] }) as Values;
      return build(
        db,
        Array.from({ length: count }, (_, index) => placesOf(index)),
      );
    });
  return (db, rows) => {
    const run = byCount.get(rows.length) ?? forCount(rows.length);
    byCount.set(rows.length, run);
    const values = rows.flatMap((row, index) =>
      Object.entries(row).map(([name, value]) => [`${name} ${index}`, value]),
    );
    return run(db, Object.fromEntries(values));
  };
}
