import type { Exercise } from '@limber/contract/exercises';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import { servesItsArea } from '@limber/domain/routines/serves-its-area';
import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { findLeftOut } from '#features/discomfort/discomfort.queries.ts';
import { findHealthCard } from '#features/health-card/health-card.queries.ts';

export type UsableDeps = Pick<Deps, 'exercises' | 'now'>;

/** The exercises that a routine of this user may hold, and what decides about them. */
type Usable = {
  entitlements: Entitlements;
  /** True for an exercise that the health card rules out, or that hurt lately. */
  isRuledOut: (exercise: Exercise) => boolean;
  /** The exercises that the routine may hold: for their area, open to the user, and not ruled out. */
  usable: Exercise[];
};

/** Reads what a user's routine of this day may be made of. */
export async function findUsable(
  { exercises, now }: UsableDeps,
  db: Db,
  userId: number,
  day: LocalDay,
): Promise<Usable> {
  const entitlements = await getEntitlements(db, userId, now());
  const isAllowed = isAllowedBy(await findHealthCard(db, userId));
  const leftOut = await findLeftOut(db, userId, day);
  const isRuledOut = (exercise: Exercise) => !isAllowed(exercise) || leftOut.has(exercise.id);
  const usable = exercises.all.filter(
    (exercise) =>
      servesItsArea(exercise) && !isLocked(exercise, entitlements) && !isRuledOut(exercise),
  );
  return { entitlements, isRuledOut, usable };
}
