import { setTimeout as pause } from 'node:timers/promises';
import type { QueryResult, SqliteDatabase } from 'kysely';
import { createSemaphore, type Release, type SemaphoreUse } from '#semaphore.ts';

/** SQLITE_BUSY: another process is writing. */
const BUSY = 5;
/** Other processes mostly write for a millisecond or two; a retry costs a hundredth of that. */
const RETRY_MS = 1;

/** A connection must not wait for locks itself, which would block the server. */
export type Connection = SqliteDatabase & { readonly isTransaction: boolean };

/** A writer whose changes are not on the disk yet. */
type Waiting = { resolve: () => void; reject: (error: unknown) => void };

/**
 * The only writing connection. Writers take it one after the other, and those of one turn of the event loop share a
 * commit: syncing to the disk takes as long for fifty as for one. None is acknowledged before its commit. A savepoint
 * limits a rollback to its own writer.
 */
export class SqliteWriter {
  readonly #connection: Connection;
  readonly #waitMs: number;
  readonly #mutex = createSemaphore(1);
  #release: Release | null = null;
  #waiting: Waiting[] = [];
  #commitIsDue = false;

  /** `waitMs` limits the wait for other writers and processes together. */
  constructor(connection: Connection, waitMs: number) {
    this.#connection = connection;
    this.#waitMs = waitMs;
  }

  /**
   * Acquires the lock within the shared transaction. Another process's write is polled, without blocking the event
   * loop. Throws SQLITE_BUSY after `waitMs`.
   */
  async acquire(): Promise<void> {
    const until = performance.now() + this.#waitMs;
    this.#release = await this.#mutex.acquire({ ms: this.#waitMs, error: lateError });
    try {
      // Taking the write lock at the start makes a second process wait; upgrading a read lock later would fail.
      while (!this.#connection.isTransaction && !this.#begins(until)) {
        await pause(RETRY_MS * (1 + Math.random()));
      }
    } catch (error) {
      this.release();
      throw error;
    }
  }

  #begins(until: number): boolean {
    try {
      this.run('begin immediate');
      return true;
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      return false;
    }
  }

  /** Releases the lock, and commits when a commit is due or no writer waits for one. */
  release(): void {
    const release = this.#release;
    this.#release = null;
    if (this.#commitIsDue || this.#waiting.length === 0) this.#commit();
    release?.();
  }

  /** Releases the lock, and resolves once the changes are on the disk. */
  async releaseAndCommit(): Promise<void> {
    const isCommitted = new Promise<void>((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
    if (this.#waiting.length === 1) setImmediate(() => this.#commitSoon());
    this.release();
    return isCommitted;
  }

  /** Some errors, such as a full disk, roll back the other writers' changes too. */
  run(sql: string, parameters: readonly unknown[] = []): StatementResult {
    try {
      return runOn(this.#connection, sql, parameters);
    } catch (error) {
      if (!this.#connection.isTransaction) this.#settle(({ reject }) => reject(error));
      throw error;
    }
  }

  /** Runs a statement that no transaction can hold, such as a pragma. */
  async runAlone(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    await this.acquire();
    try {
      this.#commit();
      return this.run(sql, parameters);
    } finally {
      this.release();
    }
  }

  /** Reads row by row while the lock is held. */
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

  /** A transaction under way must not be committed; its end then commits. */
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

export type StatementResult = QueryResult<unknown>;

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
