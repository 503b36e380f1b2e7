import type { ExerciseMedia } from '@limber/contract/exercise-media';
import type { Exercise } from '@limber/contract/exercises';
import type { Db } from '#db/schema.ts';
import type { MediaAddresses } from './media-addresses.ts';
import { imageKey, thumbnailKey, videoKey } from './media-keys.ts';
import {
  findImages,
  findOwnerId,
  findVideos,
  findVisibleImages,
  mayHaveImages,
  type MediaOwner,
  type StoredImage,
  type StoredVideo,
} from './media.queries.ts';

type MediaDeps = { db: Db; addresses: MediaAddresses };

type VisibleMedia = {
  /** Returns the exercise with the pictures and the video that the user sees. */
  readonly show: <Shown extends Exercise>(exercise: Shown) => Shown;
  /** Identifies pictures that all users share; null where some are the user's own. */
  readonly sharedAs: string | null;
};

/** The owner of media that a user uploads for an exercise. */
export async function findMediaOwner(
  db: Db,
  userId: number,
  exerciseId: number,
): Promise<MediaOwner> {
  return { exerciseId, ownerId: await findOwnerId(db, userId) };
}

/** The owner's shown images in order. */
export async function findShownImages(db: Db, owner: MediaOwner): Promise<StoredImage[]> {
  const images = await findImages(db, owner);
  return images.filter(({ position }) => position !== null);
}

export async function readMedia(
  { db, addresses }: MediaDeps,
  owner: MediaOwner,
): Promise<ExerciseMedia> {
  const { exerciseId, ownerId } = owner;
  const images = await findShownImages(db, owner);
  const videos = await findVideos(db, ownerId, [exerciseId]);
  const video = videoOf(images, videos);
  return {
    seenBy: ownerId === null ? 'everyone' : 'you',
    images: images.map((image) => ({
      id: image.id,
      imageUrl: addresses.of(imageKey(image)),
      thumbnailUrl: addresses.of(thumbnailKey(image)),
      width: image.width,
      height: image.height,
    })),
    videoUrl: video === null ? null : addresses.of(videoKey(video)),
  };
}

const DRAWINGS_ALONE: VisibleMedia = { show: (exercise) => exercise, sharedAs: '' };

/**
 * Shows the user's own images, else the shared ones, else the drawings. Of all exercises by
 * default.
 */
export async function findVisibleMedia(
  { db, addresses }: MediaDeps,
  userId: number,
  exerciseIds?: readonly number[],
): Promise<VisibleMedia> {
  if (!(await mayHaveImages(db, userId))) return DRAWINGS_ALONE;
  const ownerId = await findOwnerId(db, userId);
  const found = await findVisibleImages(db, ownerId, exerciseIds);
  if (found.length === 0) return DRAWINGS_ALONE;
  const images = Map.groupBy(found, ({ exerciseId }) => exerciseId);
  const videos = await findVideos(db, ownerId, exerciseIds);
  const isShared = [...found, ...videos].every((one) => one.ownerId === null);
  return {
    show: (exercise) => {
      const uploaded = images.get(exercise.id) ?? [];
      const own = uploaded.filter((image) => image.ownerId !== null);
      const shown = own.length > 0 ? own : uploaded;
      return shown.length === 0 ? exercise : withImages(exercise, shown, videos, addresses);
    },
    sharedAs: isShared ? String([...found, ...videos].map(({ id }) => id)) : null,
  };
}

function withImages<Shown extends Exercise>(
  exercise: Shown,
  images: readonly StoredImage[],
  videos: readonly StoredVideo[],
  addresses: MediaAddresses,
): Shown {
  const thumbnailUrls = images.map((image) => addresses.of(thumbnailKey(image)));
  const video = videoOf(images, videos);
  return {
    ...exercise,
    imageUrl: thumbnailUrls[0] ?? null,
    imageUrls: images.map((image) => addresses.of(imageKey(image))),
    thumbnailUrls,
    videoUrl: video === null ? null : addresses.of(videoKey(video)),
    videoIsUploaded: video !== null,
  };
}

/** The video of exactly these images in this order; null for none. */
export function videoOf(
  images: readonly StoredImage[],
  videos: readonly StoredVideo[],
): StoredVideo | null {
  if (images.length === 0) return null;
  const wanted = idsOf(images);
  return videos.findLast(({ madeOf }) => String(madeOf) === wanted) ?? null;
}

export const idsOf = (images: readonly StoredImage[]): string => String(images.map(({ id }) => id));
