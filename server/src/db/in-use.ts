import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Whether another process has this SQLite file open. If not, its write-ahead log is moved into the file. A missing or
 * damaged file is not in use.
 */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = new DatabaseSync(file);
  try {
    // SQLite leaves the write-ahead log only for the sole connection.
    connection.exec('pragma journal_mode = delete');
    return false;
  } catch (error) {
    return ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY;
  } finally {
    connection.close();
  }
}
