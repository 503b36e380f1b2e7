const SQLITE_UNIQUE = new Set([2067, 1555]);
/** Primary result codes of SQLite: busy, read-only, input/output, cannot open. */
const SQLITE_PASSING = new Set([5, 8, 10, 14]);
const SQLITE_FULL = 13;
/** Damaged, or not a database. */
const SQLITE_BROKEN = new Set([11, 26]);
const POSTGRES_UNIQUE = '23505';
/**
 * SQLSTATE: connection lost, rolled back, no space, lock not available, cancelled or timed out, input/output, read-only
 * replica, prepared before a column changed its type, prepared statement missing.
 */
const POSTGRES_PASSING = /^(08...|40...|53...|55P03|57...|58...|25006|25P03|0A000|26000)$/;
const POSTGRES_FULL = '53100';
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
/** pg's messages about a lost connection have no code. */
const CONNECTION_LOST =
  /Connection terminated|not queryable|been discarded|timeout exceeded when trying to connect/;

type ErrorOfDatabase = {
  code?: unknown;
  errcode?: unknown;
  constraint?: unknown;
  message?: unknown;
};

/** The column whose unique constraint the error reports; null for none of these. */
export function violatedColumn<Column extends string>(
  error: unknown,
  columns: readonly Column[],
): Column | null {
  const { code, errcode, constraint, message } = asErrorOfDatabase(error);
  if (!SQLITE_UNIQUE.has(Number(errcode)) && code !== POSTGRES_UNIQUE) return null;
  const description = `${String(constraint)} ${String(message)}`;
  return columns.find((column) => description.includes(column)) ?? null;
}

/** A full disk, a temporary fault, or damage. */
export type DatabaseFault = 'full' | 'passing' | 'broken';

/** Null for an error that reports no fault of the database. */
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
