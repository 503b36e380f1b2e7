import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const OTHERS = 0o077;

/** From now on, what this process creates can be read by its user alone. */
export function keepToOwner(): void {
  process.umask(OTHERS);
}

/**
 * Takes a folder, and all that is in it, from every user but its owner. Gives how many files and folders had been
 * open to others, and the paths of those that stay so because they belong to somebody else.
 */
export function closeToOthers(folder: string): { closed: number; left: string[] } {
  if (process.platform === 'win32' || !existsSync(folder)) return { closed: 0, left: [] };
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  let closed = 0;
  const left: string[] = [];
  for (const file of [folder, ...inside.map((name) => path.join(folder, name))]) {
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
