import type { RoutineMinutes } from '../preferences/preferences.ts';
import type { Dose } from './exercise.ts';

/** The length of the routine that doses are written for: five exercises in three minutes. */
const WRITTEN_FOR_MINUTES: RoutineMinutes = 3;

/**
 * The dose of an exercise in a routine of so many minutes: more or fewer repetitions at the same
 * pace, or longer or shorter holds. At least one repetition, or one second.
 */
export function scaleDose(dose: Dose, minutes: RoutineMinutes): Dose {
  const scale = (amount: number) =>
    Math.max(1, Math.round((amount * minutes) / WRITTEN_FOR_MINUTES));
  return dose.kind === 'hold'
    ? { ...dose, seconds: scale(dose.seconds) }
    : { ...dose, count: scale(dose.count) };
}
