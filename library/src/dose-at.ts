import type { Dose } from '@limber/domain/exercises/exercise';
import { scaleDose } from '@limber/domain/exercises/scale-dose';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import type { Entry } from './entry.ts';
import { movementsOf } from './safety/movements-of.ts';

/** The dose of an exercise in a routine of so many minutes; a low head is read from its motion. */
export function doseAt(entry: Entry, minutes: RoutineMinutes): Dose {
  const headDown = movementsOf(entry).includes('headDown');
  return scaleDose({ ...entry, headDown }, minutes);
}
