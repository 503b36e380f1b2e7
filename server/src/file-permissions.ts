import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/** New files of this process are private to its user. */
export function restrictNewFiles(): void {
  process.umask(OTHERS);
}

/** Entries of DATA_DIR that are ours. */
const OURS = /^(?:limber\.sqlite(?:-wal|-shm)?|media|backups|before-restore-\d+|\.restoring-\d+)$/;

type Restricted = { closed: number; left: string[] };

/**
 * Removes access for others from our files, and from the folder unless it holds other things. Returns how many were
 * open, and the paths that belong to somebody else and stay open. Closed folders are not searched, so the start takes
 * equally long with many files.
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

/** Closes a folder after its content, so that an interrupted run is repeated. */
function close(file: string, isFolder: boolean, restricted: Restricted): void {
  // Another server in the same folder may have removed the file.
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
