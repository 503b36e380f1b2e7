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

/** Exercises for a user's routine, and the facts that decide on them. */
type Usable = {
  entitlements: Entitlements;
  /** Excluded by the health card or a recent report. */
  isRuledOut: (exercise: Exercise) => boolean;
  /** Exercises that serve their area, are unlocked and are not ruled out. */
  usable: Exercise[];
};

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
