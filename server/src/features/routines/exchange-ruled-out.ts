import { exchangeRuledOut } from '@limber/domain/routines/exchange-ruled-out';
import { coveredWeights } from '@limber/domain/subscriptions/tier-limits';
import { isAboutToday } from '@limber/domain/time/local-day';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { findWeights } from '#features/pain-points/pain-points.queries.ts';
import {
  findLatestRoutines,
  lockRoutine,
  replaceSlots,
  type StoredRoutine,
} from './routines.queries.ts';
import { findUsable, type UsableDeps } from './usable-exercises.ts';

type ExchangeDeps = UsableDeps & Pick<Deps, 'random'>;

/**
 * Replaces exercises that are ruled out or hurt recently in today's routine, in any time zone; completed exercises and
 * recorded routines stay. Returns the number of new exercises. Call inside a transaction.
 */
export async function exchangeInTodaysRoutine(
  deps: ExchangeDeps,
  tx: Db,
  userId: number,
): Promise<number> {
  const latest = await findLatestRoutines(tx, userId);
  const todays = latest.filter(({ date }) => isAboutToday(date, deps.now()));
  let exchanged = 0;
  for (const { id } of todays) {
    const routine = await lockRoutine(tx, userId, id);
    if (routine?.recordedAt === null) exchanged += await exchangeIn(deps, tx, userId, routine);
  }
  return exchanged;
}

async function exchangeIn(
  deps: ExchangeDeps,
  tx: Db,
  userId: number,
  { id, date, slots }: StoredRoutine,
): Promise<number> {
  const { exercises, random } = deps;
  const { entitlements, past, isRuledOut, usable } = await findUsable(deps, tx, userId, date);
  const doneAt = new Map(slots.map(({ exerciseId, completedAt }) => [exerciseId, completedAt]));
  const chosen = exchangeRuledOut({
    exercises: slots.map(({ exerciseId }) => exercises.get(exerciseId)),
    stays: (exercise) => (doneAt.get(exercise.id) ?? null) !== null || !isRuledOut(exercise),
    usable,
    weights: coveredWeights(entitlements, await findWeights(tx, userId)),
    random,
    past,
  });
  const isSame =
    chosen.length === slots.length && chosen.every((exercise) => doneAt.has(exercise.id));
  if (isSame) return 0;
  const kept = chosen.map((exercise) => ({
    exerciseId: exercise.id,
    completedAt: doneAt.get(exercise.id) ?? null,
  }));
  await replaceSlots(tx, id, kept);
  return chosen.filter((exercise) => !doneAt.has(exercise.id)).length;
}
