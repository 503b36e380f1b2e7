import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const BETWEEN_ATTEMPTS_MS = 5;

/** Holds a write lock like an external tool. */
export async function lockDatabase(dataDir: string, milliseconds: number): Promise<void> {
  const database = new DatabaseSync(path.join(dataDir, 'limber.sqlite'));
  // A blocking wait would stop this process.
  while (!tryWriteLock(database)) await pause(BETWEEN_ATTEMPTS_MS);
  await pause(milliseconds);
  database.exec('rollback');
  database.close();
}

function tryWriteLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin immediate');
    return true;
  } catch {
    return false;
  }
}
