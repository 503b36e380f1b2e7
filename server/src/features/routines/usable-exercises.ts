import type { Exercise } from '@limber/contract/exercises';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';

export type UsableDeps = Pick<Deps, 'exercises' | 'getEntitlements' | 'findLeftOut'>;

/** The exercises that a user's routine of this day may hold: open to them, and none that hurt lately. */
export async function findUsable(
  { exercises, getEntitlements, findLeftOut }: UsableDeps,
  db: Db,
  userId: number,
  day: LocalDay,
): Promise<Exercise[]> {
  const entitlements = await getEntitlements(db, userId);
  const leftOut = await findLeftOut(db, userId, day);
  return exercises.all.filter(
    (exercise) => !isLocked(exercise, entitlements) && !leftOut.has(exercise.id),
  );
}
