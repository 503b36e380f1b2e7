const SQLITE_UNIQUE = new Set([2067, 1555]);
/** Primary result codes of SQLite: another process is writing, read-only, input/output, cannot be opened. */
const SQLITE_PASSING = new Set([5, 8, 10, 14]);
const SQLITE_FULL = 13;
/** Damaged, or no database at all. */
const SQLITE_BROKEN = new Set([11, 26]);
const POSTGRES_UNIQUE = '23505';
/**
 * SQLSTATE: connection lost, transaction rolled back, no room, a lock is not to be had, stopped by its operator
 * or its time limit, input/output, only a copy that cannot be written, prepared before a column changed its type,
 * not prepared since that failed.
 */
const POSTGRES_PASSING = /^(08...|40...|53...|55P03|57...|58...|25006|25P03|0A000|26000)$/;
const POSTGRES_FULL = '53100';
/** Damaged data. */
const POSTGRES_BROKEN = /^XX00[12]$/;
const CONNECTION_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);
/** Messages of pg about a lost connection, which have no code. */
const CONNECTION_LOST =
  /Connection terminated|not queryable|been discarded|timeout exceeded when trying to connect/;

type ErrorOfDatabase = {
  code?: unknown;
  errcode?: unknown;
  constraint?: unknown;
  message?: unknown;
};

/** Which of these columns' unique rule the error reports as broken; null when it reports none of them. */
export function violatedColumn<Column extends string>(
  error: unknown,
  columns: readonly Column[],
): Column | null {
  const { code, errcode, constraint, message } = asErrorOfDatabase(error);
  if (!SQLITE_UNIQUE.has(Number(errcode)) && code !== POSTGRES_UNIQUE) return null;
  const description = `${String(constraint)} ${String(message)}`;
  return columns.find((column) => description.includes(column)) ?? null;
}

/** What keeps the database from working: no room on its disk, something that may pass, or damage. */
export type DatabaseFault = 'full' | 'passing' | 'broken';

/** The fault of the database that an error reports; null when it reports none. */
export function faultOf(error: unknown): DatabaseFault | null {
  const { code, errcode, message } = asErrorOfDatabase(error);
  if (typeof errcode === 'number') return faultOfSqlite(errcode & 0xff);
  if (typeof code === 'string') {
    if (code === POSTGRES_FULL) return 'full';
    if (POSTGRES_BROKEN.test(code)) return 'broken';
    if (POSTGRES_PASSING.test(code) || CONNECTION_FAULTS.has(code)) return 'passing';
  }
  return typeof message === 'string' && CONNECTION_LOST.test(message) ? 'passing' : null;
}

function faultOfSqlite(code: number): DatabaseFault | null {
  if (code === SQLITE_FULL) return 'full';
  if (SQLITE_BROKEN.has(code)) return 'broken';
  return SQLITE_PASSING.has(code) ? 'passing' : null;
}

function asErrorOfDatabase(error: unknown): ErrorOfDatabase {
  return typeof error === 'object' && error !== null ? error : {};
}
