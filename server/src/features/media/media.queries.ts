import { locked } from '#db/locked.ts';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import { expressionBuilder, type Selectable } from 'kysely';
import { lockUser } from '#db/lock-user.ts';
import { prepared } from '#db/prepared.ts';
import type { Db, Tables } from '#db/schema.ts';

export type StoredImage = Selectable<Tables['exercise_image']>;
export type StoredVideo = Selectable<Tables['exercise_video']>;

/** The owner of media, and the exercise. */
export type MediaOwner = {
  exerciseId: number;
  /** Null for media that every user sees; all administrators share them. */
  ownerId: number | null;
};

const column = expressionBuilder<Tables, 'exercise_image' | 'exercise_video'>();

const belongsTo = ({ exerciseId, ownerId }: MediaOwner) =>
  column.and([
    column('exerciseId', '=', exerciseId),
    column('ownerId', ownerId === null ? 'is' : '=', ownerId),
  ]);

/** Media of the user and those that every user sees; only of `exerciseIds` when given. */
const visibleTo = (ownerId: number | null, exerciseIds?: readonly number[]) =>
  column.and([
    column.or([column('ownerId', 'is', null), column('ownerId', '=', ownerId)]),
    ...(exerciseIds === undefined ? [] : [column('exerciseId', 'in', [...exerciseIds])]),
  ]);

/**
 * The owner of what a user uploads: null for administrators, whose media every user sees. Throws where the account was
 * deleted or closed meanwhile.
 */
export async function findOwnerId(db: Db, userId: number): Promise<number | null> {
  const user = await db
    .selectFrom('user')
    .select('role')
    .where('id', '=', userId)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return user.role === 'administrator' ? null : userId;
}

/**
 * Makes other changes of this owner's media wait until the transaction ends. False when the owner has deleted
 * their account: nothing may be added for them any more.
 */
export async function lockMedia(db: Db, { ownerId }: MediaOwner): Promise<boolean> {
  if (ownerId !== null) return lockUser(db, ownerId);
  await locked(db, db.selectFrom('installation').select('id')).execute();
  return true;
}

/** All images of an owner: those that are shown in their order, then the deleted ones, newest first. */
export async function findImages(db: Db, owner: MediaOwner): Promise<StoredImage[]> {
  return db
    .selectFrom('exercise_image')
    .selectAll()
    .where(belongsTo(owner))
    .orderBy((row) => row.fn.coalesce('position', row.lit(IMAGE_LIMITS.images)))
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .execute();
}

const oneVisibleImage = prepared((db, { userId }: { userId: number }) =>
  db
    .selectFrom('exercise_image')
    .select('id')
    .where('position', 'is not', null)
    .where((row) => row.or([row('ownerId', 'is', null), row('ownerId', '=', userId)]))
    .limit(1),
);

/** Whether there may be an image that the user sees. Most installations have none at all. */
export async function mayHaveImages(db: Db, userId: number): Promise<boolean> {
  const found = await oneVisibleImage(db, { userId });
  return found.length > 0;
}

/** The images that a user may see: their own and the shared ones, those of each owner in their order. */
export async function findVisibleImages(
  db: Db,
  ownerId: number | null,
  exerciseIds?: readonly number[],
): Promise<StoredImage[]> {
  return db
    .selectFrom('exercise_image')
    .selectAll()
    .where('position', 'is not', null)
    .where(visibleTo(ownerId, exerciseIds))
    .orderBy('position')
    .execute();
}

/** The user's own videos and the shared ones, the newest last. */
export async function findVideos(
  db: Db,
  ownerId: number | null,
  exerciseIds?: readonly number[],
): Promise<StoredVideo[]> {
  return db
    .selectFrom('exercise_video')
    .selectAll()
    .where(visibleTo(ownerId, exerciseIds))
    .orderBy('createdAt')
    .execute();
}

export async function insertImages(db: Db, images: readonly StoredImage[]): Promise<void> {
  if (images.length > 0) await db.insertInto('exercise_image').values(images).execute();
}

/** Shows an image at a position, or marks it as deleted. */
export async function placeImage(
  db: Db,
  id: string,
  place: Pick<StoredImage, 'position' | 'deletedAt'>,
): Promise<void> {
  await db.updateTable('exercise_image').set(place).where('id', '=', id).execute();
}

/** Replaces the owner's videos of this exercise by this one; gives the replaced ones. */
export async function replaceVideo(db: Db, video: StoredVideo): Promise<StoredVideo[]> {
  const replaced = await db
    .deleteFrom('exercise_video')
    .where(belongsTo(video))
    .returningAll()
    .execute();
  await db
    .insertInto('exercise_video')
    .values({ ...video, madeOf: JSON.stringify(video.madeOf) })
    .execute();
  return replaced;
}

/** The owners and exercises with images deleted before this moment. */
export async function findOwnersOfDeleted(db: Db, before: Date): Promise<MediaOwner[]> {
  return db
    .selectFrom('exercise_image')
    .select(['exerciseId', 'ownerId'])
    .distinct()
    .where('deletedAt', '<', before.toISOString())
    .execute();
}

export async function deleteImageRows(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('exercise_image')
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes the videos that show one of these images, and gives them. */
export async function deleteVideosOf(
  db: Db,
  images: readonly Pick<StoredImage, 'id' | 'exerciseId'>[],
): Promise<StoredVideo[]> {
  const gone = new Set(images.map(({ id }) => id));
  const candidates = await db
    .selectFrom('exercise_video')
    .selectAll()
    .where('exerciseId', 'in', [...new Set(images.map(({ exerciseId }) => exerciseId))])
    .execute();
  const videos = candidates.filter(({ madeOf }) => madeOf.some((id) => gone.has(id)));
  await deleteVideoRows(
    db,
    videos.map(({ id }) => id),
  );
  return videos;
}

export async function deleteVideoRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('exercise_video')
      .where('id', 'in', [...ids])
      .execute();
}

/** Every image that a user uploaded for themselves, shown or deleted. */
export async function findOwnImages(db: Db, userId: number): Promise<StoredImage[]> {
  const own = db.selectFrom('exercise_image').selectAll().where('ownerId', '=', userId);
  return own.orderBy('exerciseId').orderBy('id').execute();
}

/** Every video of images that a user uploaded for themselves. */
export async function findOwnVideos(db: Db, userId: number): Promise<StoredVideo[]> {
  const own = db.selectFrom('exercise_video').selectAll().where('ownerId', '=', userId);
  return own.orderBy('exerciseId').orderBy('id').execute();
}

/** Forgets who sent the shared images that this user uploaded: they are everyone's, and stay. */
export async function forgetUploader(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('exercise_image')
    .set({ uploadKey: null })
    .where('ownerId', 'is', null)
    .where('uploadKey', 'like', `${userId}/%`)
    .execute();
}

/** Every image there is, shown or deleted. */
export async function findAllImages(db: Db): Promise<StoredImage[]> {
  return db.selectFrom('exercise_image').selectAll().execute();
}

export async function findAllVideos(db: Db): Promise<StoredVideo[]> {
  return db.selectFrom('exercise_video').selectAll().execute();
}
