const SQLITE_UNIQUE = new Set([2067, 1555]);
/** Another process is writing; the disk is full. */
const SQLITE_PASSING = new Set([5, 13]);
const POSTGRES_UNIQUE = '23505';
/** SQLSTATE classes: connection lost, transaction rolled back, no room, stopped by its operator. */
const POSTGRES_PASSING = /^(08|40|53|57)[0-9A-Z]{3}$/;
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
  /Connection terminated|not queryable|timeout exceeded when trying to connect/;

type Fault = { code?: unknown; errcode?: unknown; constraint?: unknown; message?: unknown };

/** Which of these columns' unique rule the error reports as broken; null when it reports none of them. */
export function violatedColumn<Column extends string>(
  error: unknown,
  columns: readonly Column[],
): Column | null {
  const { code, errcode, constraint, message } = asFault(error);
  if (!SQLITE_UNIQUE.has(Number(errcode)) && code !== POSTGRES_UNIQUE) return null;
  const description = `${String(constraint)} ${String(message)}`;
  return columns.find((column) => description.includes(column)) ?? null;
}

/** Whether the database is only out of reach, busy or full, so that the same call may go through later. */
export function isPassingFault(error: unknown): boolean {
  const { code, errcode, message } = asFault(error);
  return (
    (typeof errcode === 'number' && SQLITE_PASSING.has(errcode & 0xff)) ||
    (typeof code === 'string' && (POSTGRES_PASSING.test(code) || CONNECTION_FAULTS.has(code))) ||
    (typeof message === 'string' && CONNECTION_LOST.test(message))
  );
}

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}
