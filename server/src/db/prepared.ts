import type { Compilable, CompiledQuery, QueryExecutor } from 'kysely';
import type { Db } from './schema.ts';

export type Read = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>;

const READS = new WeakMap<QueryExecutor, Read>();

/**
 * Lets prepared queries outside of transactions bypass Kysely, whose own work on one query takes as
 * long as many answers of the embedded database. On PostgreSQL, `read` can then send several
 * queries in one packet, which costs more than the query in it.
 */
export function readPreparedBy(db: Db, read: Read): void {
  READS.set(db.getExecutor(), read);
}

/** A placeholder for a value that differs from run to run. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const isReading = ({ query }: CompiledQuery) => query.kind === 'SelectQueryNode';

/** An object that has a placeholder under every name. */
const PLACEHOLDERS = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

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
      query = build(db, PLACEHOLDERS as Values).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    );
    const read = READS.get(executor);
    if (read !== undefined && isReading(query)) {
      return (await read(query.sql, parameters)) as Row[];
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

/** Like `prepared`, for rows of values: built once for each number of rows. */
export function preparedForRows<Values extends Readonly<Record<string, unknown>>, Row>(
  build: (db: Db, rows: readonly Values[]) => Compilable<Row>,
): (db: Db, rows: readonly Values[]) => Promise<Row[]> {
  const byCount = new Map<number, (db: Db, values: Record<string, unknown>) => Promise<Row[]>>();
  const forCount = (count: number) =>
    prepared((db, placeholders: Readonly<Record<string, unknown>>) => {
      const placeholdersOf = (index: number) =>
        new Proxy({}, { get: (_, name) => placeholders[`${String(name)} ${index}`] }) as Values;
      return build(
        db,
        Array.from({ length: count }, (_, index) => placeholdersOf(index)),
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
