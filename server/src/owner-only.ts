import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/** From now on, what this process creates can be read by its user alone. */
export function keepToOwner(): void {
  process.umask(OTHERS);
}

/** What the server and its commands put into DATA_DIR. */
const OURS = /^(?:limber\.sqlite(?:-wal|-shm)?|media|backups|before-restore-\d+|\.restoring-\d+)$/;

/**
 * Takes what the server keeps in its folder from every user but its owner, and the folder too, unless it holds
 * other things. Gives how many files and folders had been open to others, and the paths of those that stay so
 * because they belong to somebody else.
 */
export function closeToOthers(dataDir: string): { closed: number; left: string[] } {
  if (process.platform === 'win32' || !existsSync(dataDir)) return { closed: 0, left: [] };
  const entries = readdirSync(dataDir);
  const ours = entries.filter((name) => OURS.test(name)).map((name) => path.join(dataDir, name));
  const folder = ours.length === entries.length ? [dataDir] : [];
  let closed = 0;
  const left: string[] = [];
  for (const file of [...folder, ...ours, ...ours.flatMap(below)]) {
    // A file may be gone again: another server may be at work in the same folder.
    const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & OTHERS) === 0) continue;
    try {
      chmodSync(file, mode & ~OTHERS & 0o7777);
      closed += 1;
    } catch {
      left.push(file);
    }
  }
  return { closed, left };
}

/** The paths of all that is in a folder; none for a file. */
function below(folder: string): string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  );
}
