import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
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

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
  await syncFolder(path.dirname(to));
  await syncFolder(path.dirname(from));
}
