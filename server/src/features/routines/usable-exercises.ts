import type { Exercise } from '@limber/contract/exercises';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import type { Preferences } from '@limber/domain/preferences/preferences';
import { unwantedOn, wantedMore } from '@limber/domain/routines/exercise-wishes';
import type { PastRoutines } from '@limber/domain/routines/past-routines';
import { servesItsArea } from '@limber/domain/routines/serves-its-area';
import { suits } from '@limber/domain/routines/suits';
import type { Entitlements } from '@limber/domain/subscriptions/entitlements';
import { isLocked } from '@limber/domain/subscriptions/tier-limits';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { getEntitlements } from '#features/billing/entitlements.queries.ts';
import { findWishes } from '#features/exercise-wishes/exercise-wishes.queries.ts';
import { findLeftOut } from '#features/discomfort/discomfort.queries.ts';
import { findHealthCard } from '#features/health-card/health-card.queries.ts';
import { findPreferences } from '#features/preferences/preferences.queries.ts';
import { findPastRoutines } from './past-routines.queries.ts';

export type UsableDeps = Pick<Deps, 'exercises' | 'now'>;

/** Exercises for a user's routine, and the facts that decide on them. */
type Usable = {
  entitlements: Entitlements;
  preferences: Preferences;
  past: PastRoutines;
  /** Exercises that the user wants more often. */
  wanted: ReadonlySet<number>;
  /** Excluded by the health card, a recent report or a wish. */
  isRuledOut: (exercise: Exercise) => boolean;
  /** Exercises that serve their area, suit the preferences, are unlocked and are not ruled out. */
  usable: Exercise[];
};

export async function findUsable(
  { exercises, now }: UsableDeps,
  db: Db,
  userId: number,
  day: LocalDay,
): Promise<Usable> {
  const entitlements = await getEntitlements(db, userId, now());
  const preferences = await findPreferences(db, userId);
  const past = await findPastRoutines(db, userId, day);
  const isAllowed = isAllowedBy(await findHealthCard(db, userId));
  const leftOut = await findLeftOut(db, userId, day);
  const wishes = await findWishes(db, userId);
  const unwanted = unwantedOn(wishes, day);
  const isRuledOut = (exercise: Exercise) =>
    !isAllowed(exercise) || leftOut.has(exercise.id) || unwanted.has(exercise.id);
  const usable = exercises.all.filter(
    (exercise) =>
      servesItsArea(exercise) &&
      suits(exercise, preferences) &&
      !isLocked(exercise, entitlements) &&
      !isRuledOut(exercise),
  );
  return { entitlements, preferences, past, wanted: wantedMore(wishes), isRuledOut, usable };
}
