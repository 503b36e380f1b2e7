import { fitsMoment } from '@limber/domain/moment/moment';
import type { Db } from '#db/schema.ts';
import type { ExchangeInRoutine } from '#deps.ts';
import { notFound } from '#http/refused.ts';
import { momentOf } from './moment-of.ts';
import { lockRoutine, replaceExercise } from './routines.queries.ts';
import { findUsable, type UsableDeps } from './usable-exercises.ts';

/** See `ExchangeInRoutine`. */
export async function exchangeInRoutine(
  deps: UsableDeps,
  tx: Db,
  userId: number,
  { routineId, exerciseId }: Parameters<ExchangeInRoutine>[2],
  choose: Parameters<ExchangeInRoutine>[3],
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
