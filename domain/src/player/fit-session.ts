import type { Dose } from '../exercises/exercise.ts';
import { scaleDose } from '../exercises/scale-dose.ts';
import { secondsAmongOthers } from './compile-script.ts';
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
/** The time that a new exercise aims at, of its share. */
const TIME_WHILE_NEW = 1.35;
const HALVINGS = 6;

type Routine = { seconds: number; exercises: number };

/**
 * The exercises of a session: as many of those left as fit the routine's time, each with the dose by which it takes its
 * share of that time for somebody who knows it, and about half as long again for somebody who does not. The dose of an
 * exercise depends on no other exercise, so that it stays when others are done or replaced.
 */
export function fitSession<Exercise extends SessionExercise>(
  left: readonly Exercise[],
  routine: Routine,
): readonly Exercise[] {
  const atOnce = Math.max(
    1,
    Math.min(routine.exercises, Math.round(routine.seconds / MIN_SECONDS_FOR_AN_EXERCISE)),
  );
  const seconds = routine.seconds / atOnce;
  return left.slice(0, atOnce).map((exercise) => fitted(exercise, seconds));
}

function fitted<Exercise extends SessionExercise>(exercise: Exercise, seconds: number): Exercise {
  const known = largestFactor({ ...exercise, isKnown: true }, seconds, [SMALLEST, LARGEST]);
  const factor = exercise.isKnown
    ? known
    : largestFactor(exercise, seconds * TIME_WHILE_NEW, [SMALLEST_WHILE_NEW, known]);
  return { ...exercise, dose: doseOf(exercise, factor) };
}

/** The largest factor, between these two, by which an exercise takes no longer than `seconds`. */
function largestFactor(
  exercise: SessionExercise,
  seconds: number,
  [smallest, largest]: readonly [number, number],
): number {
  const fits = (factor: number) =>
    secondsAmongOthers({ ...exercise, dose: doseOf(exercise, factor) }) <= seconds;
  if (fits(largest)) return largest;
  let [low, high] = [smallest, largest];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function doseOf(exercise: SessionExercise, factor: number): Dose {
  const dose = scaleDose(exercise, factor);
  const isStretch = exercise.kind === 'stretch' && dose.kind === 'hold';
  const seconds = Math.min(exercise.dose.seconds, MIN_STRETCH_SECONDS);
  return isStretch ? { ...dose, seconds: Math.max(seconds, dose.seconds) } : dose;
}
