import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#adapters/storage/sync-folder.ts';

/** Folders of a restore. */
export type Folders = {
  /** The data in use. */
  readonly live: string;
  /** The new data before the switch. */
  readonly staged: string;
  /** The old data after the switch. */
  readonly aside: string;
};

export const DATABASE_FILE = 'limber.sqlite';

const STAGED = '.restoring-';
const ASIDE = 'before-restore-';

/** The stamp identifies a restore. */
export const foldersOf = (live: string, stamp: string): Folders => ({
  live: path.resolve(live),
  staged: path.resolve(live, `${STAGED}${stamp}`),
  aside: path.resolve(live, `${ASIDE}${stamp}`),
});

/**
 * Advice for the operator when a restore is switching databases or was interrupted in doing so;
 * else null. A server started there would create a new database, or have rows without their
 * pictures.
 */
export function restoreCutShort(live: string): string | null {
  if (!existsSync(live)) return null;
  const isInPlace = existsSync(path.join(live, DATABASE_FILE));
  const stamps = readdirSync(live)
    .filter((name) => name.startsWith(STAGED))
    .map((name) => name.slice(STAGED.length));
  const cut = stamps
    .map((stamp) => foldersOf(live, stamp))
    .find(
      ({ staged, aside }) =>
        existsSync(path.join(staged, DATABASE_FILE)) && (!isInPlace || existsSync(aside)),
    );
  if (cut === undefined) return null;
  const { staged, aside } = cut;
  const back = existsSync(aside) ? `, or move back what is in ${aside}` : '';
  return `A restore is under way, or was cut short. Run it again${back}; then delete ${staged}.`;
}

export async function replaceEntry(
  { live, staged, aside }: Folders,
  name: string,
): Promise<string | null> {
  const isReplaced = existsSync(path.join(live, name));
  if (isReplaced) await move(path.join(live, name), path.join(aside, name));
  if (existsSync(path.join(staged, name))) {
    await move(path.join(staged, name), path.join(live, name));
  }
  return isReplaced ? path.join(aside, name) : null;
}

/** Undoes `replaceEntry`. */
export async function putBackEntry({ live, staged, aside }: Folders, name: string): Promise<void> {
  const [now, before] = [path.join(live, name), path.join(aside, name)];
  if (existsSync(now)) await move(now, path.join(staged, name));
  if (!existsSync(before)) return;
  await move(before, now);
  await removeEmpty(path.dirname(before), aside);
}

/** Removes empty folders upwards as far as `outermost`. */
async function removeEmpty(folder: string, outermost: string): Promise<void> {
  const removed = await rmdir(folder).then(
    () => true,
    () => false,
  );
  if (removed && folder !== outermost) await removeEmpty(path.dirname(folder), outermost);
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(path.dirname(to));
  await syncFolder(path.dirname(from));
}
