import { areaLabel, type BodyArea } from '../body-areas.ts';
import { counted } from '../counted.ts';
import { durationWords } from './routine-duration.ts';

type Done = { exerciseCount: number; totalDuration: number };

/**
 * The promise to a visitor who registers: "Your 5 exercises, 3 minutes, will be in your history. We will keep
 * where it hurts: Neck, Hips." Null when there is nothing to keep.
 */
export function visitWords(areas: readonly BodyArea[], workouts: readonly Done[]): string | null {
  const done =
    workouts.length === 0 ? [] : [`Your ${amountOf(workouts)}, will be in your history.`];
  const names = areas.map((area) => areaLabel(area)).join(', ');
  const hurts = areas.length === 0 ? [] : [`We will keep where it hurts: ${names}.`];
  return [...done, ...hurts].join(' ') || null;
}

/** The promise on signing in to an account, which may have its own areas. */
export function returningVisitWords(
  areas: readonly BodyArea[],
  workouts: readonly Done[],
): string | null {
  const done = visitWords([], workouts);
  const hurts =
    areas.length === 0 ? [] : ['Where it hurts goes with you, unless you have told us before.'];
  return [...(done === null ? [] : [done]), ...hurts].join(' ') || null;
}

/** "Kept in your history: 5 exercises, 3 minutes."; null for nothing. */
export function keptWords(workouts: readonly Done[]): string | null {
  return workouts.length === 0 ? null : `Kept in your history: ${amountOf(workouts)}.`;
}

function amountOf(workouts: readonly Done[]): string {
  const sum = (of: (workout: Done) => number) =>
    workouts.reduce((total, workout) => total + of(workout), 0);
  const count = sum(({ exerciseCount }) => exerciseCount);
  const seconds = sum(({ totalDuration }) => totalDuration);
  return `${counted(count, 'exercise')}, ${durationWords(seconds)}`;
}
