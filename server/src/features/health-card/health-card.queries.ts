import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import type { Db } from '#db/schema.ts';

/** The saved card; an empty one when none is saved. */
export async function findHealthCard(db: Db, userId: number): Promise<HealthCard> {
  const saved = await db
    .selectFrom('health_card')
    .select('card')
    .where('userId', '=', userId)
    .executeTakeFirst();
  // A card of an earlier release lacks newer questions.
  return { ...EMPTY_HEALTH_CARD, ...saved?.card };
}

export async function upsertHealthCard(
  db: Db,
  userId: number,
  card: HealthCard,
  now: Date,
): Promise<void> {
  const values = { card: JSON.stringify(card), updatedAt: now.toISOString() };
  await db
    .insertInto('health_card')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

export async function removeHealthCard(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('health_card').where('userId', '=', userId).execute();
}
