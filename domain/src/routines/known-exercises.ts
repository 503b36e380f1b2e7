import { addDays } from '../time/month-calendar.ts';
import { type LocalDay, localDayOf } from '../time/local-day.ts';

/** An exercise done so often, within so many days, needs no telling. */
const TIMES = 2;
const DAYS = 28;

type Done = { exerciseId: number; completedAt: string };

/** The exercises that a user knows on `today`, from their history. */
export function knownExercises(history: readonly Done[], today: LocalDay): ReadonlySet<number> {
  const since = addDays(today, 1 - DAYS);
  const times = new Map<number, number>();
  for (const { exerciseId, completedAt } of history) {
    if (localDayOf(new Date(completedAt)) < since) continue;
    times.set(exerciseId, (times.get(exerciseId) ?? 0) + 1);
  }
  return new Set([...times].filter(([, count]) => count >= TIMES).map(([id]) => id));
}
