import type { Listed } from '#adapters/storage/media-storage.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { videoKey } from './media-keys.ts';
import { deleteVideoRows, findAllImages, findAllVideos, lockVersion } from './media.queries.ts';
import { deleteImages, filesOf, removeFiles } from './removed-media.ts';

/** A younger file may be one whose row is about to be written. */
const GRACE_MS = 60 * 60 * 1000;

export type Sweep = {
  /** Files that belonged to nothing, and are gone. */
  readonly removed: readonly string[];
  /** Files that rows tell of and that are not there. */
  readonly lost: readonly string[];
};

type Swept = Pick<Deps, 'db' | 'storage' | 'drawings' | 'now'>;

/**
 * Removes every file that belongs to no row and no drawing, and finds the rows whose file is lost. Safe at
 * any time, beside any number of servers: a file always comes before its row and goes after it.
 */
export async function sweep({ db, storage, drawings, now }: Swept): Promise<Sweep> {
  const wantedBefore = await wantedFiles(db);
  const removed: string[] = [];
  const there = new Set<string>();
  const youngest = now().getTime() - GRACE_MS;
  for await (const page of storage.list()) {
    for (const { key } of page) there.add(key);
    const suspects = page.filter(
      ({ key, storedAt }) =>
        storedAt.getTime() < youngest && !wantedBefore.has(key) && !drawings.isOurs(key),
    );
    const orphans = await withoutRow(db, suspects);
    await storage.remove(orphans);
    removed.push(...orphans);
  }
  const missing = [...wantedBefore].filter((key) => !there.has(key));
  // What was deleted in the meantime is missing for a good reason.
  const wantedNow = missing.length > 0 ? await wantedFiles(db) : wantedBefore;
  return { removed, lost: missing.filter((key) => wantedNow.has(key)) };
}

/** Deletes the rows of lost files, so that the pictures of the library are shown in their place again. */
export async function forgetLost(
  { db, storage }: Pick<Swept, 'db' | 'storage'>,
  lost: readonly string[],
): Promise<void> {
  const gone = new Set(lost);
  for (const image of await findAllImages(db)) {
    if (!filesOf(image).some((key) => gone.has(key))) continue;
    const videos = await db.transaction().execute(async (tx) => {
      await lockVersion(tx, image);
      return deleteImages(tx, [image]);
    });
    await removeFiles(storage, [...filesOf(image), ...videos]);
  }
  for (const video of await findAllVideos(db)) {
    if (gone.has(videoKey(video))) await deleteVideoRows(db, [video.id]);
  }
}

/** Asks again: their rows may have been written since. */
async function withoutRow(db: Db, suspects: readonly Listed[]): Promise<string[]> {
  if (suspects.length === 0) return [];
  const wanted = await wantedFiles(db);
  return suspects.flatMap(({ key }) => (wanted.has(key) ? [] : [key]));
}

/** The keys of all files that rows tell of. */
async function wantedFiles(db: Db): Promise<Set<string>> {
  const images = await findAllImages(db);
  const videos = await findAllVideos(db);
  return new Set([...images.flatMap(filesOf), ...videos.map(videoKey)]);
}
