import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Whether another process has this SQLite file open. Where none has, what its write-ahead log holds is moved
 * into the file. A file that is missing or damaged is in no use.
 */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = new DatabaseSync(file);
  try {
    // Leaving the write-ahead log takes a lock that SQLite gives to the only connection alone.
    connection.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
  } finally {
    connection.close();
  }
}
