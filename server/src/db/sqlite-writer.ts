import { setTimeout as pause } from 'node:timers/promises';
import type { QueryResult, SqliteDatabase } from 'kysely';
import { createSemaphore, type Release, type SemaphoreUse } from '#semaphore.ts';

/** SQLite's code for "another process is writing". */
const BUSY = 5;
/** Other processes mostly write for a millisecond or two. Looking takes a hundredth of that. */
const RETRY_MS = 1;

/** What the driver needs of a connection to SQLite. It must not wait for locks itself: that blocks the server. */
export type Connection = SqliteDatabase & { readonly isTransaction: boolean };

/** Somebody who has written, and whose writing is not on the disk yet. */
type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/**
 * The one connection that writes. Writers use it in turn, and those of one turn of the event loop share a commit:
 * reaching the disk is what takes long, and it takes as long for one as for fifty. None is acknowledged before the
 * commit that it is part of. What one of them undoes is undone for it alone, by a savepoint.
 */
export class SqliteWriter {
  readonly #connection: Connection;
  readonly #waitMs: number;
  readonly #mutex = createSemaphore(1);
  #release: Release | null = null;
  #waiting: Waiting[] = [];
  #commitIsDue = false;

  /** A writer waits at most `waitMs` for its turn and for other processes. */
  constructor(connection: Connection, waitMs: number) {
    this.#connection = connection;
    this.#waitMs = waitMs;
  }

  /**
   * Begins a turn, within the transaction that its commit will end. While another process writes it looks again and
   * again, for all who wait behind it; meanwhile the event loop is free. Throws SQLITE_BUSY when it takes too long.
   */
  async acquire(): Promise<void> {
    const until = performance.now() + this.#waitMs;
    this.#release = await this.#mutex.acquire({ ms: this.#waitMs, error: lateError });
    try {
      // With the write lock from the start a second process waits for it; upgrading a read lock later would fail.
      while (!this.#connection.isTransaction && !this.#begins(until)) {
        await pause(RETRY_MS * (1 + Math.random()));
      }
    } catch (error) {
      this.release();
      throw error;
    }
  }

  /** Begins a transaction unless another process writes. */
  #begins(until: number): boolean {
    try {
      this.run('begin immediate');
      return true;
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      return false;
    }
  }

  /** Ends a turn, and the transaction if nobody's writing is left in it. */
  release(): void {
    const release = this.#release;
    this.#release = null;
    if (this.#commitIsDue || this.#waiting.length === 0) this.#commit();
    release?.();
  }

  /** Ends a turn, and resolves once what was written in it is on the disk. */
  async releaseAndCommit(): Promise<void> {
    const isCommitted = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
    if (this.#waiting.length === 1) setImmediate(() => this.#commitSoon());
    this.release();
    return isCommitted;
  }

  /** Runs a statement in the turn. Some errors, such as a full disk, undo what others have written, too. */
  run(sql: string, parameters: readonly unknown[] = []): StatementResult {
    try {
      return runOn(this.#connection, sql, parameters);
    } catch (error) {
      if (!this.#connection.isTransaction) this.#settle(({ reject }) => reject(error));
      throw error;
    }
  }

  /** Runs a statement that no transaction can hold, such as a pragma, in a turn of its own. */
  async runAlone(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    await this.acquire();
    try {
      this.#commit();
      return this.run(sql, parameters);
    } finally {
      this.release();
    }
  }

  /** Reads row by row in the turn. */
  iterate(sql: string, parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#connection.prepare(sql).iterate(parameters);
  }

  close(): void {
    this.#commit();
    this.#connection.close();
  }

  use(): SemaphoreUse {
    return this.#mutex.use();
  }

  get isTransaction(): boolean {
    return this.#connection.isTransaction;
  }

  /** Nothing of a transaction that is still under way may be committed: then its end brings the commit. */
  #commitSoon(): void {
    if (this.#waiting.length === 0) return;
    if (this.#release !== null) this.#commitIsDue = true;
    else this.#commit();
  }

  #commit(): void {
    this.#commitIsDue = false;
    if (!this.#connection.isTransaction) return;
    try {
      runOn(this.#connection, 'commit', []);
      this.#settle(({ resolve }) => resolve());
    } catch (error) {
      if (this.#connection.isTransaction) runOn(this.#connection, 'rollback', []);
      this.#settle(({ reject }) => reject(error));
    }
  }

  #settle(tell: (writer: Waiting) => void): void {
    for (const writer of this.#waiting.splice(0)) tell(writer);
  }
}

const lateError = () => Object.assign(new Error('database is locked'), { errcode: BUSY });

/** What Kysely gets of a statement. */
export type StatementResult = QueryResult<unknown>;

/** Runs a statement on a connection. */
export function runOn(
  connection: Connection,
  sql: string,
  parameters: readonly unknown[],
): StatementResult {
  const statement = connection.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' && (errcode & 0xff) === BUSY;
}
