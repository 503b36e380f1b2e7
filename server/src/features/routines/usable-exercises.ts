import type { Exercise } from '@limber/contract/exercises';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';

export type UsableDeps = Pick<Deps, 'exercises' | 'getEntitlements' | 'findHealthCard'>;

/** The exercises that a user's routines may hold: open to them, and not ruled out by their health card. */
export async function findUsable(
  { exercises, getEntitlements, findHealthCard }: UsableDeps,
  db: Db,
  userId: number,
): Promise<Exercise[]> {
  const entitlements = await getEntitlements(db, userId);
  const isAllowed = isAllowedBy(await findHealthCard(db, userId));
  return exercises.all.filter(
    (exercise) => !isLocked(exercise, entitlements) && isAllowed(exercise),
  );
}
