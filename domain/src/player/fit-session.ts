import type { Dose } from '../exercises/exercise.ts';
import { scaleDose } from '../exercises/scale-dose.ts';
import { compileScript } from './compile-script.ts';
import type { ScriptExercise } from './workout-script.ts';

/** An exercise with its written dose. */
export type SessionExercise = ScriptExercise & {
  /** True when the head is below the heart. */
  headDown: boolean;
};

/** A routine of less time for each exercise plays fewer of them at once: two in one minute. */
const MIN_SECONDS_FOR_AN_EXERCISE = 30;
/** Shares of the written dose; the smaller one while exercises are new, since telling them takes time. */
const SMALLEST = 0.5;
const SMALLEST_WHILE_NEW = 1 / 3;
const LARGEST = 4;
/** A shorter stretch gains little (ACSM 2021: 10 to 30 seconds). */
const MIN_STRETCH_SECONDS = 10;
/** The longest session with new exercises, of the routine's time. */
const TIME_WHILE_NEW = 1.45;
const HALVINGS = 7;

type Routine = { seconds: number; exercises: number };

/**
 * The exercises of a session: as many of those left as fit the routine's time, with doses by which the session takes
 * that time for somebody who knows them all, and half as long again at most for somebody who does not.
 */
export function fitSession<Exercise extends SessionExercise>(
  left: readonly Exercise[],
  routine: Routine,
): readonly Exercise[] {
  const atOnce = Math.max(
    1,
    Math.min(routine.exercises, Math.round(routine.seconds / MIN_SECONDS_FOR_AN_EXERCISE)),
  );
  const played = left.slice(0, atOnce);
  const seconds = (played.length * routine.seconds) / atOnce;
  const known = played.map((exercise) => ({ ...exercise, isKnown: true }));
  const whenKnown = largestFactor(known, seconds, SMALLEST, LARGEST);
  const smallest = Math.min(SMALLEST_WHILE_NEW, whenKnown);
  return scaled(played, largestFactor(played, seconds * TIME_WHILE_NEW, smallest, whenKnown));
}

/** The largest factor, within the limits, by which a session takes no longer than `seconds`. */
function largestFactor(
  exercises: readonly SessionExercise[],
  seconds: number,
  smallest: number,
  largest: number,
): number {
  const fits = (factor: number) => compileScript(scaled(exercises, factor)).seconds <= seconds;
  if (fits(largest)) return largest;
  let [low, high] = [smallest, largest];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function scaled<Exercise extends SessionExercise>(
  exercises: readonly Exercise[],
  factor: number,
): readonly Exercise[] {
  return exercises.map((exercise) => ({ ...exercise, dose: doseOf(exercise, factor) }));
}

function doseOf(exercise: SessionExercise, factor: number): Dose {
  const dose = scaleDose(exercise, factor);
  const isStretch = exercise.kind === 'stretch' && dose.kind === 'hold';
  const seconds = Math.min(exercise.dose.seconds, MIN_STRETCH_SECONDS);
  return isStretch ? { ...dose, seconds: Math.max(seconds, dose.seconds) } : dose;
}
