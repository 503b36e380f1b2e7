const SQLITE_UNIQUE = new Set([2067, 1555]);
const SQLITE_BUSY = 5;
const POSTGRES_UNIQUE = '23505';
const POSTGRES_PASSING = new Set(['40001', '40P01', '53300', '57P01', '57P02', '57P03']);
const CONNECTION_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
]);

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

/** Whether the database is only out of reach or busy, so that the same call may go through later. */
export function isPassingFault(error: unknown): boolean {
  const { code, errcode, message } = asFault(error);
  return (
    (typeof errcode === 'number' && (errcode & 0xff) === SQLITE_BUSY) ||
    (typeof code === 'string' && (POSTGRES_PASSING.has(code) || CONNECTION_FAULTS.has(code))) ||
    (typeof message === 'string' &&
      /Connection terminated|timeout exceeded when trying to connect/.test(message))
  );
}

function asFault(error: unknown): Fault {
  return typeof error === 'object' && error !== null ? error : {};
}
