import { generateExerciseVideo } from '@limber/contract/exercise-media';
import { IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import type { Deps } from '#deps.ts';
import { refuseLocked } from '#refuse-beyond-tier.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { makeVideo } from './make-video.ts';
import { videoKey } from './media-keys.ts';
import { findVideos, type StoredVideo } from './media.queries.ts';
import { refuseWhenBusy, videoBusy } from './refuse-when-busy.ts';
import { findShown, idsOf, versionOf, videoOf } from './versions.ts';

/** A video of the images that somebody uploaded: one at a time for an exercise and its owner. */
export function videoRoutes(serve: Serve, deps: Deps): void {
  const { db, exercises, addresses, getEntitlements } = deps;
  /** What is being made, by exercise and owner: of which images, and the video that it will be. */
  const underWay = new Map<string, { images: string; video: Promise<StoredVideo> }>();

  serve(generateExerciseVideo, async ({ userId, params: { id } }) => {
    if (!exercises.has(id)) throw notFound();
    refuseLocked([exercises.get(id)], await getEntitlements(db, userId));
    const version = await versionOf(db, userId, id);
    const images = await findShown(db, version);
    if (images.length === 0) throw new Refused(422, 'no-images', IMAGE_SENTENCES.noneUploaded);
    const made = videoOf(images, await findVideos(db, version.ownerId, [id]));
    if (made) return { videoUrl: addresses.of(videoKey(made)) };

    const job = `${id} of ${version.ownerId ?? 'everyone'}`;
    const begun = underWay.get(job);
    if (begun && begun.images !== idsOf(images)) {
      throw videoBusy('A video of this exercise is being made. Please try again in a moment.');
    }
    const begin = () => {
      const video = makeVideo(deps, version, images).finally(() => underWay.delete(job));
      underWay.set(job, { images: idsOf(images), video });
      return video;
    };
    const video = begun?.video ?? begin();
    return { videoUrl: addresses.of(videoKey(await video.catch(refuseWhenBusy))) };
  });
}
