import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { readJson } from '@limber/domain/json-text';
import { type Driver, SqliteAdapter, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Connections, WatchedDialect } from './connections.ts';
import type { Read } from './prepared.ts';
import { type ConnectionsOfFile, SqliteDriver } from './sqlite-driver.ts';
import type { Connection } from './sqlite-writer.ts';

type Decode = (value: unknown) => unknown;

/**
 * Decoders by the column's declared type, for values that SQLite stores as numbers or texts. Invalid JSON becomes an
 * empty list, so that one broken row does not make the others unreadable.
 */
const DECODERS: Record<string, Decode> = {
  BOOLEAN: (value) => (value === null ? null : value === 1),
  JSONB: readJson,
};

const MEMORY = ':memory:';
const STATEMENTS_KEPT = 500;
/** Enough for the index pages of large tables; grows with use. SQLite's default is 2,000. */
const READ_CACHE_KIB = 16_000;
/**
 * Time limit for opening. SQLite may block this process for so long: nobody waits for it at its
 * start.
 */
const OPEN_TIMEOUT_MS = 5000;

/**
 * `node:sqlite` for Kysely: one writing and one reading connection, each commit on the disk before it is acknowledged
 * (WAL with `synchronous=FULL`), deleted content zeroed. `path` is a file or ":memory:"; a query waits at most `lockMs`
 * for other processes.
 */
export function nodeSqliteDialect(path: string, lockMs = OPEN_TIMEOUT_MS): WatchedDialect {
  const writing = new DatabaseSync(path, { timeout: OPEN_TIMEOUT_MS });
  writing.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on; pragma busy_timeout = 0;',
  );
  // The first read marks the file as in use.
  writing.exec('select 1 from sqlite_schema limit 1');
  const openReading = path === MEMORY ? null : () => withStatementCache(openToRead(path));
  return new TransactionalSqliteDialect(
    { writing: withStatementCache(writing), openReading },
    lockMs,
  );
}

function openToRead(path: string): DatabaseSync {
  const reading = new DatabaseSync(path, { readOnly: true });
  reading.exec(`pragma cache_size = -${READ_CACHE_KIB}`);
  return reading;
}

class TransactionalSqliteDialect extends SqliteDialect implements WatchedDialect {
  readonly #driver: SqliteDriver;

  constructor(connections: ConnectionsOfFile, lockMs: number) {
    super({ database: connections.writing });
    this.#driver = new SqliteDriver(connections, lockMs);
  }

  override createDriver(): Driver {
    return this.#driver;
  }

  connections(): Connections {
    return this.#driver.connections();
  }

  get read(): Read | null {
    return this.#driver.read;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/** SQLite can create tables inside a transaction, so a failed migration leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The driver serializes writers itself. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

function withStatementCache(connection: DatabaseSync): Connection {
  const statements = new Map<string, Statement>();
  return {
    get isTransaction() {
      return connection.isTransaction;
    },
    close: () => connection.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= STATEMENTS_KEPT) statements.clear();
      const prepared = new Statement(connection.prepare(sql));
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;
  readonly #columns: readonly { name: string; decode: Decode | undefined }[];

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.#columns = statement.columns().map(({ name, type }) => ({
      name,
      decode: DECODERS[type?.toUpperCase() ?? ''],
    }));
    this.reader = this.#columns.length > 0;
    // Faster than objects made by SQLite, whose shape V8 does not know.
    if (this.reader) statement.setReturnArrays(true);
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(encode)).map((row) => this.#decode(row));
  }

  run(parameters: readonly unknown[]): {
    changes: number | bigint;
    lastInsertRowid: number | bigint;
  } {
    return this.#statement.run(...parameters.map(encode));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    for (const row of this.#statement.iterate(...parameters.map(encode))) yield this.#decode(row);
  }

  /** Rows are arrays here, which the type does not know. */
  #decode(values: unknown): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const [index, { name, decode }] of this.#columns.entries()) {
      const value = (values as readonly unknown[])[index];
      row[name] = decode === undefined ? value : decode(value);
    }
    return row;
  }
}

function encode(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return (value ?? null) as SQLInputValue;
}
