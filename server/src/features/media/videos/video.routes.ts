import { generateExerciseVideo } from '@limber/contract/exercise-media';
import { IMAGE_SENTENCES } from '@limber/domain/exercises/image-rules';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { refuseOtherInput } from '#features/idempotency/run-once.ts';
import { createConcurrencyLimit } from '#features/media/concurrency-limit.ts';
import { findMediaOwner, findShownImages, idsOf, videoOf } from '#features/media/exercise-media.ts';
import { videoKey } from '#features/media/media-keys.ts';
import { findVideos, type StoredVideo } from '#features/media/media.queries.ts';
import { refuseLocked } from '#features/billing/refuse-beyond-tier.ts';
import { notFound, Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { singleFlight } from '#limits/single-flight.ts';
import { makeVideo } from './make-video.ts';
import { refuseWhenBusy } from '#features/media/busy.ts';

const BEING_MADE = 'A video of this exercise is being made. Please try again in a moment.';

export function videoRoutes(serve: Serve, deps: Deps): void {
  const { db, now, exercises, addresses } = deps;
  const makeOnce = singleFlight<StoredVideo>();
  const oneAtATime = createConcurrencyLimit(deps.limits, {
    kind: 'video',
    max: 1,
    sentence: BEING_MADE,
  });

  serve(generateExerciseVideo, async ({ userId, params: { id }, idempotency, withoutDeadline }) => {
    if (!exercises.has(id)) throw notFound();
    refuseLocked([exercises.get(id)], await getEntitlements(db, userId, now()));
    await refuseOtherInput(deps, idempotency);
    const owner = await findMediaOwner(db, userId, id);
    const images = await findShownImages(db, owner);
    if (images.length === 0) throw new Refused(422, 'no-images', IMAGE_SENTENCES.noneUploaded);
    const made = videoOf(images, await findVideos(db, owner.ownerId, [id]));
    if (made) return { videoUrl: addresses.of(videoKey(made)) };

    const job = `${id} of ${owner.ownerId ?? 'everyone'}`;
    // Simultaneous calls for the same images share one video; calls for others are refused meanwhile.
    const video = withoutDeadline(() =>
      makeOnce(`${job}: ${idsOf(images)}`, () =>
        oneAtATime(job, () => makeVideo(deps, owner, images)),
      ),
    );
    return { videoUrl: addresses.of(videoKey(await video.catch(refuseWhenBusy))) };
  });
}
