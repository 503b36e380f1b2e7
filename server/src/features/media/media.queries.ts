import { locked } from '#db/locked.ts';
import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import { expressionBuilder, type Selectable } from 'kysely';
import { lockUser } from '#db/lock-user.ts';
import { prepared } from '#db/prepared.ts';
import type { Db, Tables } from '#db/schema.ts';

export type StoredImage = Selectable<Tables['exercise_image']>;
export type StoredVideo = Selectable<Tables['exercise_video']>;

export type MediaOwner = {
  exerciseId: number;
  /** Null for shared media; all administrators own them. */
  ownerId: number | null;
};

const column = expressionBuilder<Tables, 'exercise_image' | 'exercise_video'>();

const belongsTo = ({ exerciseId, ownerId }: MediaOwner) =>
  column.and([
    column('exerciseId', '=', exerciseId),
    column('ownerId', ownerId === null ? 'is' : '=', ownerId),
  ]);

/** The condition for the user's own and the shared media; of all exercises by default. */
const visibleTo = (ownerId: number | null, exerciseIds?: readonly number[]) =>
  column.and([
    column.or([column('ownerId', 'is', null), column('ownerId', '=', ownerId)]),
    ...(exerciseIds === undefined ? [] : [column('exerciseId', 'in', [...exerciseIds])]),
  ]);

/**
 * The owner of the user's uploads: null for administrators, whose media are shared. Throws for an
 * account that was deleted or closed meanwhile.
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

/** Serializes changes of this owner's media. False when the account was deleted: nothing may be added any more. */
export async function lockMedia(db: Db, { ownerId }: MediaOwner): Promise<boolean> {
  if (ownerId !== null) return lockUser(db, ownerId);
  await locked(db, db.selectFrom('installation').select('id')).execute();
  return true;
}

/** Shown images in order, then deleted ones, newest first. */
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

/** A cheap check before all other queries, since most installations have no images at all. */
export async function mayHaveImages(db: Db, userId: number): Promise<boolean> {
  const found = await oneVisibleImage(db, { userId });
  return found.length > 0;
}

/** The user's own and the shared images, each owner's in order. */
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

/** The user's own and the shared videos, newest last. */
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

/** Saves the image's place; a position of null marks it as deleted. */
export async function placeImage(
  db: Db,
  id: string,
  place: Pick<StoredImage, 'position' | 'deletedAt'>,
): Promise<void> {
  await db.updateTable('exercise_image').set(place).where('id', '=', id).execute();
}

/** Returns the replaced videos. */
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

/** Owners and exercises with images deleted before this time. */
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

/** Returns the deleted videos. */
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

export async function findOwnImages(db: Db, userId: number): Promise<StoredImage[]> {
  const own = db.selectFrom('exercise_image').selectAll().where('ownerId', '=', userId);
  return own.orderBy('exerciseId').orderBy('id').execute();
}

export async function findOwnVideos(db: Db, userId: number): Promise<StoredVideo[]> {
  const own = db.selectFrom('exercise_video').selectAll().where('ownerId', '=', userId);
  return own.orderBy('exerciseId').orderBy('id').execute();
}

/** Shared images stay, without the upload key that contains their uploader's id. */
export async function forgetUploader(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('exercise_image')
    .set({ uploadKey: null })
    .where('ownerId', 'is', null)
    .where('uploadKey', 'like', `${userId}/%`)
    .execute();
}

export async function findAllImages(db: Db): Promise<StoredImage[]> {
  return db.selectFrom('exercise_image').selectAll().execute();
}

export async function findAllVideos(db: Db): Promise<StoredVideo[]> {
  return db.selectFrom('exercise_video').selectAll().execute();
}
