import { IMAGE_LIMITS } from '@limber/domain/exercises/image-rules';
import type { Selectable } from 'kysely';
import { lockUser } from '#db/lock-user.ts';
import type { Db, Tables } from '#db/schema.ts';

export type StoredImage = Selectable<Tables['exercise_image']>;
export type StoredVideo = Selectable<Tables['exercise_video']>;

/** An exercise as somebody has pictured it. */
export type Version = {
  exerciseId: number;
  /** Null for the one that everybody sees, which the administrators share. */
  ownerId: number | null;
};

/** Whose media a person uploads and arranges: an administrator's are everyone's, anyone else's their own. */
export async function findOwner(db: Db, userId: number): Promise<number | null> {
  const { role } = await db
    .selectFrom('user')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return role === 'administrator' ? null : userId;
}

/** Makes all others who change this version wait until the transaction ends. */
export async function lockVersion(db: Db, { ownerId }: Version): Promise<void> {
  if (ownerId !== null) return lockUser(db, ownerId);
  await db
    .updateTable('installation')
    .set((row) => ({ accounts: row.ref('accounts') }))
    .execute();
}

/** All images of a version: those that are shown in their order, then what was removed, newest first. */
export async function findImages(db: Db, version: Version): Promise<StoredImage[]> {
  return db
    .selectFrom('exercise_image')
    .selectAll()
    .where('exerciseId', '=', version.exerciseId)
    .where('ownerId', version.ownerId === null ? 'is' : '=', version.ownerId)
    .orderBy((row) => row.fn.coalesce('position', row.lit(IMAGE_LIMITS.images)))
    .orderBy('putAwayAt', 'desc')
    .orderBy('id')
    .execute();
}

/** The images that are shown to somebody: their own and everyone's, each version in its order. */
export async function findShownImages(
  db: Db,
  ownerId: number | null,
  exerciseIds?: readonly number[],
): Promise<StoredImage[]> {
  return db
    .selectFrom('exercise_image')
    .selectAll()
    .where('position', 'is not', null)
    .where((row) => row.or([row('ownerId', 'is', null), row('ownerId', '=', ownerId)]))
    .$if(exerciseIds !== undefined, (query) =>
      query.where('exerciseId', 'in', [...(exerciseIds ?? [])]),
    )
    .orderBy('position')
    .execute();
}

/** The videos of somebody's versions and of everyone's, the newest last. */
export async function findVideos(
  db: Db,
  ownerId: number | null,
  exerciseIds?: readonly number[],
): Promise<StoredVideo[]> {
  return db
    .selectFrom('exercise_video')
    .selectAll()
    .where((row) => row.or([row('ownerId', 'is', null), row('ownerId', '=', ownerId)]))
    .$if(exerciseIds !== undefined, (query) =>
      query.where('exerciseId', 'in', [...(exerciseIds ?? [])]),
    )
    .orderBy('createdAt')
    .execute();
}

export async function insertImages(db: Db, images: readonly StoredImage[]): Promise<void> {
  if (images.length > 0) await db.insertInto('exercise_image').values(images).execute();
}

/** Puts images of a version at these positions; null puts one away. */
export async function placeImage(
  db: Db,
  id: string,
  place: Pick<StoredImage, 'position' | 'putAwayAt'>,
): Promise<void> {
  await db.updateTable('exercise_image').set(place).where('id', '=', id).execute();
}

/** Keeps a video in place of the ones that the version had, which it gives. */
export async function replaceVideo(db: Db, video: StoredVideo): Promise<StoredVideo[]> {
  const replaced = await db
    .deleteFrom('exercise_video')
    .where('exerciseId', '=', video.exerciseId)
    .where('ownerId', video.ownerId === null ? 'is' : '=', video.ownerId)
    .returningAll()
    .execute();
  await db
    .insertInto('exercise_video')
    .values({ ...video, madeOf: JSON.stringify(video.madeOf) })
    .execute();
  return replaced;
}

/** The versions of which something was removed before this moment. */
export async function findVersionsPutAway(db: Db, before: Date): Promise<Version[]> {
  return db
    .selectFrom('exercise_image')
    .select(['exerciseId', 'ownerId'])
    .distinct()
    .where('putAwayAt', '<', before.toISOString())
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

/** Every image there is, shown or removed. */
export async function findAllImages(db: Db): Promise<StoredImage[]> {
  return db.selectFrom('exercise_image').selectAll().execute();
}

export async function findAllVideos(db: Db): Promise<StoredVideo[]> {
  return db.selectFrom('exercise_video').selectAll().execute();
}
