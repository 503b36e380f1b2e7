import type { Weights } from '@limber/domain/pain-points/weights';
import type { Db, Tables } from '#db/schema.ts';
import type { Selectable } from 'kysely';

export type SavedPainPoints = Selectable<Tables['pain_points']>;

export async function findPainPoints(db: Db, userId: number): Promise<SavedPainPoints | undefined> {
  return db.selectFrom('pain_points').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** The saved weights; none before they are saved. */
export async function findWeights(db: Db, userId: number): Promise<Weights> {
  return (await findPainPoints(db, userId))?.weights ?? {};
}

export async function upsertPainPoints(
  db: Db,
  userId: number,
  weights: Weights,
  now: Date,
): Promise<SavedPainPoints> {
  const at = now.toISOString();
  return db
    .insertInto('pain_points')
    .values({ userId, weights: JSON.stringify(weights), createdAt: at, updatedAt: at })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ weights: JSON.stringify(weights), updatedAt: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the weights until the transaction ends. */
export async function lockWeights(db: Db, userId: number, now: Date): Promise<Weights> {
  const at = now.toISOString();
  const { weights } = await db
    .insertInto('pain_points')
    .values({ userId, weights: '{}', createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ userId }))
    .returning('weights')
    .executeTakeFirstOrThrow();
  return weights;
}
