import type { Deps } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import {
  findImages,
  lockMedia,
  placeImage,
  type MediaOwner,
} from '#features/media/media.queries.ts';

/**
 * Shows these images in this order and marks the owner's others as deleted; they can be restored for an hour. Throws
 * the 404 for an unknown or foreign image.
 */
export async function arrangeImages(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  owner: MediaOwner,
  imageIds: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMedia(tx, owner);
    const images = await findImages(tx, owner);
    const known = new Set(images.map(({ id }) => id));
    if (!imageIds.every((id) => known.has(id))) throw notFound();
    for (const image of images) {
      const place = imageIds.indexOf(image.id);
      const position = place === -1 ? null : place;
      if (position === image.position) continue;
      const deletedAt = position === null ? now().toISOString() : null;
      await placeImage(tx, image.id, { position, deletedAt });
    }
  });
}
