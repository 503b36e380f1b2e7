import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely';
import type { Connections } from './connections.ts';
import { createTurns, type Turns } from './turns.ts';

/** SQLite's code for "another process is writing". */
const BUSY = 5;
const RETRY_MS = 10;

/** What the driver needs of a connection to SQLite. It must not wait for locks itself: that blocks the server. */
export type Connection = SqliteDatabase & { readonly isTransaction: boolean };

/**
 * Lets queries and transactions use the one connection in turn. While another process holds the write lock a
 * writer passes its turn on and tries again later, so that nothing else waits meanwhile: neither the event loop
 * nor whoever only reads. After `waitMs` it fails as SQLite does, with SQLITE_BUSY.
 */
export class SqliteTurnsDriver implements Driver {
  readonly #connection: Connection;
  readonly #waitMs: number;
  readonly #turns = createTurns(() =>
    Object.assign(new Error('database is locked'), { errcode: BUSY }),
  );

  constructor(connection: Connection, waitMs: number) {
    this.#connection = connection;
    this.#waitMs = waitMs;
  }

  connections(): Connections {
    const { taken, waiting } = this.#turns.use();
    return { inUse: taken ? 1 : 0, idle: taken ? 0 : 1, waiting };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<TurnOfConnection> {
    const turn = new TurnOfConnection(this.#connection, this.#turns, this.#waitMs);
    await turn.begin();
    return turn;
  }

  async beginTransaction(turn: DatabaseConnection): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(turn: DatabaseConnection): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('commit'));
  }

  /** Some errors, such as a full disk, make SQLite roll back by itself: then nothing is left to do. */
  async rollbackTransaction(turn: DatabaseConnection): Promise<void> {
    if (this.#connection.isTransaction) await turn.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(turn: DatabaseConnection): Promise<void> {
    if (turn instanceof TurnOfConnection) turn.end();
  }

  async destroy(): Promise<void> {
    this.#connection.close();
  }
}

class TurnOfConnection implements DatabaseConnection {
  readonly #connection: Connection;
  readonly #turns: Turns;
  readonly #waitMs: number;
  #until = 0;
  #began = false;

  constructor(connection: Connection, turns: Turns, waitMs: number) {
    this.#connection = connection;
    this.#turns = turns;
    this.#waitMs = waitMs;
  }

  async begin(): Promise<void> {
    this.#until = performance.now() + this.#waitMs;
    await this.#take();
  }

  async #take(): Promise<void> {
    await this.#turns.take(this.#until);
    this.#began = true;
  }

  /** Does nothing when waiting for another turn has failed. */
  end(): void {
    if (this.#began) this.#turns.end();
    this.#began = false;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        return this.#run(sql, parameters);
      } catch (error) {
        if (!isBusy(error) || this.#connection.isTransaction || performance.now() > this.#until) {
          throw error;
        }
        this.end();
        await pause(RETRY_MS * (1 + Math.random()));
        await this.#take();
      }
    }
  }

  #run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const statement = this.#connection.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes, lastInsertRowid } = statement.run(parameters);
    return {
      insertId: BigInt(lastInsertRowid),
      numAffectedRows: BigInt(changes),
      rows: [],
    };
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    for (const row of this.#connection.prepare(sql).iterate(parameters)) {
      yield { rows: [row as Row] };
    }
  }
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === BUSY;
}
