import type { ExerciseMedia } from '@limber/contract/exercise-media';
import type { Exercise } from '@limber/contract/exercises';
import type { Db } from '#db/schema.ts';
import type { MediaAddresses } from '#media-addresses.ts';
import { imageKey, thumbnailKey, videoKey } from './media-keys.ts';
import {
  findImages,
  findOwner,
  findShownImages,
  findVideos,
  type StoredImage,
  type StoredVideo,
  type Version,
} from './media.queries.ts';

type Outside = { db: Db; addresses: MediaAddresses };

/** The version of an exercise that a person uploads to and arranges. */
export async function versionOf(db: Db, userId: number, exerciseId: number): Promise<Version> {
  return { exerciseId, ownerId: await findOwner(db, userId) };
}

/** The images of a version that are shown, in their order. */
export async function findShown(db: Db, version: Version): Promise<StoredImage[]> {
  const images = await findImages(db, version);
  return images.filter(({ position }) => position !== null);
}

/** A version as its owner sees it. */
export async function readMedia(
  { db, addresses }: Outside,
  version: Version,
): Promise<ExerciseMedia> {
  const { exerciseId, ownerId } = version;
  const images = await findShown(db, version);
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

/**
 * How a person sees exercises: in their own version where they have one, else in everyone's, else as the
 * library draws them.
 */
export async function findSeenBy(
  { db, addresses }: Outside,
  userId: number,
  exerciseIds?: readonly number[],
): Promise<<Seen extends Exercise>(exercise: Seen) => Seen> {
  const ownerId = await findOwner(db, userId);
  const images = Map.groupBy(
    await findShownImages(db, ownerId, exerciseIds),
    ({ exerciseId }) => exerciseId,
  );
  if (images.size === 0) return (exercise) => exercise;
  const videos = await findVideos(db, ownerId, exerciseIds);
  return (exercise) => {
    const uploaded = images.get(exercise.id) ?? [];
    const own = uploaded.filter((image) => image.ownerId !== null);
    const version = own.length > 0 ? own : uploaded;
    return version.length === 0 ? exercise : pictured(exercise, version, videos, addresses);
  };
}

function pictured<Seen extends Exercise>(
  exercise: Seen,
  images: readonly StoredImage[],
  videos: readonly StoredVideo[],
  addresses: MediaAddresses,
): Seen {
  const thumbnailUrls = images.map((image) => addresses.of(thumbnailKey(image)));
  const video = videoOf(images, videos);
  return {
    ...exercise,
    imageUrl: thumbnailUrls[0] ?? null,
    imageUrls: images.map((image) => addresses.of(imageKey(image))),
    thumbnailUrls,
    videoUrl: video === null ? null : addresses.of(videoKey(video)),
  };
}

/** The video that was made of these very images in this very order; null when there is none. */
export function videoOf(
  images: readonly StoredImage[],
  videos: readonly StoredVideo[],
): StoredVideo | null {
  if (images.length === 0) return null;
  const wanted = idsOf(images);
  return videos.findLast(({ madeOf }) => String(madeOf) === wanted) ?? null;
}

/** Tells a sequence of images from any other. */
export const idsOf = (images: readonly StoredImage[]): string => String(images.map(({ id }) => id));
