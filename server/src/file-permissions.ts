import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/** From now on, what this process creates can be read by its user alone. */
export function restrictNewFiles(): void {
  process.umask(OTHERS);
}

/** What the server and its commands put into DATA_DIR. */
const OURS = /^(?:limber\.sqlite(?:-wal|-shm)?|media|backups|before-restore-\d+|\.restoring-\d+)$/;

type Restricted = { closed: number; left: string[] };

/**
 * Takes what the server keeps in its folder from every user but its owner, and the folder too, unless it holds
 * other things. Gives how many files and folders had been open to others, and the paths of those that stay so
 * because they belong to somebody else. What lies in a closed folder nobody else reaches: it is not looked at, so
 * that a start takes as long with many files as with none.
 */
export function restrictFiles(dataDir: string): Restricted {
  const restricted: Restricted = { closed: 0, left: [] };
  if (process.platform === 'win32' || !existsSync(dataDir)) return restricted;
  const entries = readdirSync(dataDir);
  const ours = entries.filter((name) => OURS.test(name));
  for (const name of ours) {
    const file = path.join(dataDir, name);
    close(file, statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false, restricted);
  }
  if (ours.length === entries.length) close(dataDir, false, restricted);
  return restricted;
}

/** Closes a file, or a folder after all that is in it, so that the next start finishes what this one could not. */
function close(file: string, isFolder: boolean, restricted: Restricted): void {
  // A file may be gone again: another server may be at work in the same folder.
  const mode = statSync(file, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & OTHERS) === 0) return;
  if (isFolder) {
    for (const entry of readdirSync(file, { withFileTypes: true })) {
      close(path.join(file, entry.name), entry.isDirectory(), restricted);
    }
  }
  try {
    chmodSync(file, mode & ~OTHERS & 0o7777);
    restricted.closed += 1;
  } catch {
    restricted.left.push(file);
  }
}
