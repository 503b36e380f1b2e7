import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '#adapters/storage/sync-folder.ts';

/** The folders of a restore. */
export type Folders = {
  /** That of the data in use. */
  readonly live: string;
  /** That of the new data, before they are in use. */
  readonly staged: string;
  /** That of the old data, afterwards. */
  readonly aside: string;
};

/** The embedded database. */
export const DATABASE_FILE = 'limber.sqlite';

const STAGED = '.restoring-';
const ASIDE = 'before-restore-';

/** The folders of the restore that is known by this stamp. */
export const foldersOf = (live: string, stamp: string): Folders => ({
  live: path.resolve(live),
  staged: path.resolve(live, `${STAGED}${stamp}`),
  aside: path.resolve(live, `${ASIDE}${stamp}`),
});

/**
 * What to do where a restore was cut short while it put a database in the place of another, or is doing so; null
 * where none was. A server that started there would make a new database, or have rows without their pictures.
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

/** Moves a file or folder aside, and the staged one of the same name into its place. */
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

/** Undoes `replaceEntry`: what was in use is so again. */
export async function putBackEntry({ live, staged, aside }: Folders, name: string): Promise<void> {
  const [now, before] = [path.join(live, name), path.join(aside, name)];
  if (existsSync(now)) await move(now, path.join(staged, name));
  if (!existsSync(before)) return;
  await move(before, now);
  await removeEmpty(path.dirname(before), aside);
}

/** Removes a folder, and those around it as far as `outermost`, unless they hold something. */
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
