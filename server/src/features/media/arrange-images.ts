import type { Deps } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import { findImages, lockVersion, placeImage, type Version } from './media.queries.ts';

/**
 * Shows these images of a version in this order and puts the others away, from where they can be taken
 * again for a while. Throws the 404 when one of them is not there or not theirs.
 */
export async function arrangeImages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  version: Version,
  imageIds: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockVersion(tx, version);
    const images = await findImages(tx, version);
    const known = new Set(images.map(({ id }) => id));
    if (!imageIds.every((id) => known.has(id))) throw notFound();
    for (const image of images) {
      const place = imageIds.indexOf(image.id);
      const position = place === -1 ? null : place;
      if (position === image.position) continue;
      const putAwayAt = position === null ? now().toISOString() : null;
      await placeImage(tx, image.id, { position, putAwayAt });
    }
  });
}
