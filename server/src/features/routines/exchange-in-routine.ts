import type { Exercise } from '@limber/contract/exercises';
import { fitsMoment } from '@limber/domain/moment/moment';
import type { Db } from '#db/schema.ts';
import { notFound } from '#http/refused.ts';
import { momentOf } from './moment-of.ts';
import { lockRoutine, replaceExercise } from './routines.queries.ts';
import { findUsable, type UsableDeps } from './usable-exercises.ts';

/**
 * Replaces an exercise of a user's routine, unless it is completed. `choose` gets the exercises
 * that the user may do that day and those of the routine. Returns the new id; null when nothing
 * was chosen, or the old exercise is completed or absent. Throws the 404 for another user's
 * routine. Call inside a transaction.
 */
export async function exchangeInRoutine(
  deps: UsableDeps,
  tx: Db,
  userId: number,
  { routineId, exerciseId }: { routineId: number; exerciseId: number },
  choose: (usable: readonly Exercise[], inRoutine: readonly Exercise[]) => Exercise | null,
): Promise<number | null> {
  const routine = await lockRoutine(tx, userId, routineId);
  if (!routine) throw notFound();
  const position = routine.slots.findIndex(
    (slot) => slot.exerciseId === exerciseId && slot.completedAt === null,
  );
  if (position === -1) return null;
  const inRoutine = routine.slots.map((slot) => deps.exercises.get(slot.exerciseId));
  const { usable } = await findUsable(deps, tx, userId, routine.date);
  const chosen =
    choose(usable.filter(fitsMoment(momentOf(routine))), inRoutine) ?? choose(usable, inRoutine);
  if (chosen) await replaceExercise(tx, routineId, position, chosen.id);
  return chosen?.id ?? null;
}
