import type { Exercise } from '@limber/contract/exercises';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import { servesItsArea } from '@limber/domain/routines/serves-its-area';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';

export type UsableDeps = Pick<
  Deps,
  'exercises' | 'getEntitlements' | 'findHealthCard' | 'findLeftOut'
>;

/**
 * The exercises that a user's routine of this day may hold: for their area, open to them, not ruled out by their
 * health card, and none that hurt lately.
 */
export async function findUsable(
  { exercises, getEntitlements, findHealthCard, findLeftOut }: UsableDeps,
  db: Db,
  userId: number,
  day: LocalDay,
): Promise<Exercise[]> {
  const entitlements = await getEntitlements(db, userId);
  const isAllowed = isAllowedBy(await findHealthCard(db, userId));
  const leftOut = await findLeftOut(db, userId, day);
  return exercises.all.filter(
    (exercise) =>
      servesItsArea(exercise) &&
      !isLocked(exercise, entitlements) &&
      isAllowed(exercise) &&
      !leftOut.has(exercise.id),
  );
}
