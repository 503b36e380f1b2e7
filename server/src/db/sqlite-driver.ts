import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Connections } from './connections.ts';
import type { Read } from './prepared.ts';
import { type Connection, type StatementResult, runOn, SqliteWriter } from './sqlite-writer.ts';

/** What Kysely compiles a query to that only reads. One that begins otherwise may write. */
const READS = /^\s*select\b/i;
/** What may be part of a transaction; others, such as pragmas, stand alone. */
const PART_OF_TRANSACTION = /^\s*(insert|update|delete|with)\b/i;

const SAVEPOINT = 'savepoint work';
const RELEASE = 'release work';
const NOTHING: StatementResult = { rows: [] };
const UNDO = 'rollback to work';

/** How a snapshot begins and ends: reading, on one connection of Kysely, from one unchanging state of the database. */
export const BEGIN_SNAPSHOT = 'begin deferred';
export const END_SNAPSHOT = 'rollback';

/** The connections to a database; one that reads is not to be had where it lies in memory. */
export type ConnectionsOfFile = {
  readonly writing: Connection;
  readonly openReading: (() => Connection) | null;
};

/**
 * Queries that read see what was committed last, and wait for nobody. Those that write, and transactions, take
 * turns.
 */
export class SqliteDriver implements Driver {
  readonly #openReading: ConnectionsOfFile['openReading'];
  readonly #reading: Connection | null;
  readonly #writer: SqliteWriter;

  /** A writer waits at most `waitMs` for others. */
  constructor({ writing, openReading }: ConnectionsOfFile, waitMs: number) {
    this.#openReading = openReading;
    this.#reading = openReading?.() ?? null;
    this.#writer = new SqliteWriter(writing, waitMs);
  }

  /** How busy the connection is that writes. */
  connections(): Connections {
    const { held, waiting } = this.#writer.use();
    return { inUse: held, idle: 1 - held, waiting };
  }

  /** Reads what was committed last, at once; null where the one connection has to be waited for. */
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

/** A query, a transaction or a snapshot. */
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

  /** Some errors, such as a full disk, make SQLite undo everything by itself: then nothing is left to do. */
  undo(): void {
    if (!this.#isTransaction) return;
    this.#isTransaction = false;
    if (this.#writer.isTransaction) {
      this.#writer.run(UNDO);
      this.#writer.run(RELEASE);
    }
    this.#writer.release();
  }

  /** In memory, where there is but one connection, others wait until it ends. */
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
