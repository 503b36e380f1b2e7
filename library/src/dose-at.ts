import type { Dose } from '@limber/domain/exercises/exercise';
import { scaleDose } from '@limber/domain/exercises/scale-dose';
import type { RoutineMinutes } from '@limber/domain/preferences/preferences';
import type { Entry } from './entry.ts';
import { factsOf } from './motion-facts/facts-of.ts';

/** Doses are written for five exercises in three minutes. */
const WRITTEN_FOR_MINUTES = 3;

export function doseAt(entry: Entry, minutes: RoutineMinutes): Dose {
  const headDown = factsOf(entry).movements.includes('headDown');
  return scaleDose({ ...entry, headDown }, minutes / WRITTEN_FOR_MINUTES);
}
