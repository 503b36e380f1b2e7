import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Connections } from './connections.ts';
import type { Read } from './prepared.ts';
import { type Connection, type StatementResult, runOn, SqliteWriter } from './sqlite-writer.ts';

/** The beginning of queries that only read. */
const READS = /^\s*select\b/i;
/** Statements that a transaction can hold; others, such as pragmas, cannot. */
const PART_OF_TRANSACTION = /^\s*(insert|update|delete|with)\b/i;

const SAVEPOINT = 'savepoint work';
const RELEASE = 'release work';
const NOTHING: StatementResult = { rows: [] };
const UNDO = 'rollback to work';

/** A snapshot reads one unchanging state on one connection. */
export const BEGIN_SNAPSHOT = 'begin deferred';
export const END_SNAPSHOT = 'rollback';

/** A database in memory has no second connection to read by. */
export type ConnectionsOfFile = {
  readonly writing: Connection;
  readonly openReading: (() => Connection) | null;
};

/** Reads see the last commit and wait for nobody. Writes and transactions are serialized. */
export class SqliteDriver implements Driver {
  readonly #openReading: ConnectionsOfFile['openReading'];
  readonly #reading: Connection | null;
  readonly #writer: SqliteWriter;

  constructor({ writing, openReading }: ConnectionsOfFile, waitMs: number) {
    this.#openReading = openReading;
    this.#reading = openReading?.() ?? null;
    this.#writer = new SqliteWriter(writing, waitMs);
  }

  connections(): Connections {
    const { held, waiting } = this.#writer.use();
    return { inUse: held, idle: 1 - held, waiting };
  }

  /** Reads the last commit synchronously; null for a database in memory. */
  get read(): Read | null {
    const reading = this.#reading;
    return reading && ((sql, parameters) => reading.prepare(sql).all(parameters));
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Work> {
    return new Work(this.#reading, this.#openReading, this.#writer);
  }

  async beginTransaction(work: DatabaseConnection): Promise<void> {
    await asWork(work).begin();
  }

  async commitTransaction(work: DatabaseConnection): Promise<void> {
    await asWork(work).commit();
  }

  async rollbackTransaction(work: DatabaseConnection): Promise<void> {
    asWork(work).undo();
  }

  async releaseConnection(work: DatabaseConnection): Promise<void> {
    asWork(work).endSnapshot();
  }

  async destroy(): Promise<void> {
    this.#reading?.close();
    this.#writer.close();
  }
}

class Work implements DatabaseConnection {
  readonly #reading: Connection | null;
  readonly #openReading: ConnectionsOfFile['openReading'];
  readonly #writer: SqliteWriter;
  #isTransaction = false;
  #snapshot: Connection | null = null;

  constructor(
    reading: Connection | null,
    openReading: ConnectionsOfFile['openReading'],
    writer: SqliteWriter,
  ) {
    this.#reading = reading;
    this.#openReading = openReading;
    this.#writer = writer;
  }

  async begin(): Promise<void> {
    await this.#writer.acquire();
    this.#isTransaction = true;
    try {
      this.#writer.run(SAVEPOINT);
    } catch (error) {
      this.undo();
      throw error;
    }
  }

  async commit(): Promise<void> {
    this.#writer.run(RELEASE);
    this.#isTransaction = false;
    await this.#writer.releaseAndCommit();
  }

  /** After some errors, such as a full disk, SQLite has rolled back by itself. */
  undo(): void {
    if (!this.#isTransaction) return;
    this.#isTransaction = false;
    if (this.#writer.isTransaction) {
      this.#writer.run(UNDO);
      this.#writer.run(RELEASE);
    }
    this.#writer.release();
  }

  /** A database in memory has one connection, so others wait until the snapshot ends. */
  async #beginSnapshot(): Promise<StatementResult> {
    if (this.#openReading === null) await this.begin();
    else this.#snapshot = this.#openReading();
    return this.#snapshot === null ? NOTHING : runOn(this.#snapshot, BEGIN_SNAPSHOT, []);
  }

  endSnapshot(): StatementResult {
    this.undo();
    this.#snapshot?.close();
    this.#snapshot = null;
    return NOTHING;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#run(sql, parameters)) as QueryResult<Row>;
  }

  #run(sql: string, parameters: readonly unknown[]): StatementResult | Promise<StatementResult> {
    if (sql === BEGIN_SNAPSHOT) return this.#beginSnapshot();
    if (sql === END_SNAPSHOT) return this.endSnapshot();
    if (this.#snapshot !== null) return runOn(this.#snapshot, sql, parameters);
    if (this.#isTransaction) return this.#writer.run(sql, parameters);
    if (this.#reading !== null && READS.test(sql)) return runOn(this.#reading, sql, parameters);
    return this.#write(sql, parameters);
  }

  async #write(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    if (!PART_OF_TRANSACTION.test(sql)) return this.#writer.runAlone(sql, parameters);
    await this.#writer.acquire();
    let result: StatementResult;
    try {
      result = this.#writer.run(sql, parameters);
    } catch (error) {
      this.#writer.release();
      throw error;
    }
    await this.#writer.releaseAndCommit();
    return result;
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    const connection = this.#isTransaction ? null : (this.#snapshot ?? this.#reading);
    for (const row of connection?.prepare(sql).iterate(parameters) ??
      this.#writer.iterate(sql, parameters)) {
      yield { rows: [row as Row] };
    }
  }
}

const asWork = (connection: DatabaseConnection): Work => {
  if (!(connection instanceof Work)) throw new Error('Not a connection of this driver');
  return connection;
};
