import { areaLabel, type BodyArea } from '../body-areas.ts';
import { counted } from '../counted.ts';
import { durationWords } from './routine-duration.ts';

type Done = { exerciseCount: number; totalDuration: number };

/**
 * What an account will keep of what was done without one: "Your 5 exercises, 3 minutes, will be in your history.
 * We will
 * keep where it hurts: Neck, Hips." Null when there is nothing to keep.
 */
export function visitWords(areas: readonly BodyArea[], workouts: readonly Done[]): string | null {
  const sum = (of: (workout: Done) => number) =>
    workouts.reduce((total, workout) => total + of(workout), 0);
  const exercises = counted(
    sum(({ exerciseCount }) => exerciseCount),
    'exercise',
  );
  const minutes = durationWords(sum(({ totalDuration }) => totalDuration));
  const done =
    workouts.length === 0 ? [] : [`Your ${exercises}, ${minutes}, will be in your history.`];
  const names = areas.map((area) => areaLabel(area)).join(', ');
  const hurts = areas.length === 0 ? [] : [`We will keep where it hurts: ${names}.`];
  const words = [...done, ...hurts].join(' ');
  return words === '' ? null : words;
}
