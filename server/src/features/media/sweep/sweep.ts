import type { ListedFile } from '#adapters/storage/media-storage.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { videoKey } from '#features/media/media-keys.ts';
import {
  deleteVideoRows,
  findAllImages,
  findAllVideos,
  lockMedia,
} from '#features/media/media.queries.ts';
import { deleteImages, imageFileKeys, removeFiles } from '#features/media/deleted-images.ts';
import { wantedFiles } from '#features/media/wanted-files.ts';

/** The row of a younger file may not be written yet. */
const GRACE_MS = 60 * 60 * 1000;

export type Sweep = {
  /** Removed files without a row. */
  readonly removed: readonly string[];
  /** Rows whose file is missing. */
  readonly lost: readonly string[];
};

type SweepDeps = Pick<Deps, 'db' | 'storage' | 'drawings' | 'now'> & {
  /** Files before this time are left alone; default: none. */
  since?: Date;
};

/**
 * Removes files without row or drawing, and finds rows without file. Safe at any time beside running servers: a file is
 * stored before its row and removed after it.
 */
export async function sweep({ db, storage, drawings, now, since }: SweepDeps): Promise<Sweep> {
  const wantedBefore = await wantedFiles(db);
  const removed: string[] = [];
  const there = new Set<string>();
  const youngest = now().getTime() - GRACE_MS;
  for await (const page of storage.list()) {
    for (const { key } of page) there.add(key);
    const suspects = page.filter(
      ({ key, storedAt }) =>
        storedAt.getTime() < youngest &&
        (since === undefined || storedAt >= since) &&
        !wantedBefore.has(key) &&
        !drawings.isOurs(key),
    );
    const orphans = await withoutRow(db, suspects);
    await storage.remove(orphans);
    removed.push(...orphans);
  }
  const missing = [...wantedBefore].filter((key) => !there.has(key));
  // Rows of missing files may have been deleted since.
  const wantedNow = missing.length > 0 ? await wantedFiles(db) : wantedBefore;
  return { removed, lost: missing.filter((key) => wantedNow.has(key)) };
}

/** Deletes the rows of lost files, so that the library's pictures are shown again. */
export async function forgetLost(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  lost: readonly string[],
): Promise<void> {
  const gone = new Set(lost);
  for (const image of await findAllImages(db)) {
    if (!imageFileKeys(image).some((key) => gone.has(key))) continue;
    const videos = await db.transaction().execute(async (tx) => {
      await lockMedia(tx, image);
      return deleteImages(tx, [image]);
    });
    await removeFiles(storage, [...imageFileKeys(image), ...videos]);
  }
  for (const video of await findAllVideos(db)) {
    if (gone.has(videoKey(video))) await deleteVideoRows(db, [video.id]);
  }
}

/** Read again: rows may have been written since. */
async function withoutRow(db: Db, suspects: readonly ListedFile[]): Promise<string[]> {
  if (suspects.length === 0) return [];
  const wanted = await wantedFiles(db);
  return suspects.flatMap(({ key }) => (wanted.has(key) ? [] : [key]));
}
