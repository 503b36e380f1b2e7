import type { Exercise } from '@limber/contract/exercises';
import { fitsMoment } from '@limber/domain/moment/moment';
import type { Db } from '#db/schema.ts';
import { notFound } from '#http/refused.ts';
import { momentOf } from './moment-of.ts';
import { lockRoutine, replaceExercise } from './routines.queries.ts';
import { findUsable, type UsableDeps } from './usable-exercises.ts';

/**
 * Puts another exercise in the place of one in a user's routine, unless that is completed: what is done stays.
 * `choose` gets those that the user may do on that day, and the ids of those in the routine. Gives the id of the
 * new one; null when nothing was chosen, or the routine does not hold the old one to be done. Throws the 404 when
 * the routine is not theirs. Call inside a transaction.
 */
export async function exchangeInRoutine(
  deps: UsableDeps,
  tx: Db,
  userId: number,
  { routineId, exerciseId }: { routineId: number; exerciseId: number },
  choose: (usable: readonly Exercise[], inRoutine: ReadonlySet<number>) => Exercise | null,
): Promise<number | null> {
  const routine = await lockRoutine(tx, userId, routineId);
  if (!routine) throw notFound();
  const position = routine.slots.findIndex(
    (slot) => slot.exerciseId === exerciseId && slot.completedAt === null,
  );
  if (position === -1) return null;
  const inRoutine = new Set(routine.slots.map((slot) => slot.exerciseId));
  const { usable } = await findUsable(deps, tx, userId, routine.date);
  const chosen =
    choose(usable.filter(fitsMoment(momentOf(routine))), inRoutine) ?? choose(usable, inRoutine);
  if (chosen) await replaceExercise(tx, routineId, position, chosen.id);
  return chosen?.id ?? null;
}
