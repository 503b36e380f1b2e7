import { counted } from '../counted.ts';
import type { AuthoredExercise } from './exercise.ts';

/** E.g. "6 slow movements, 6 seconds each" or "1 hold of 18 seconds on each side". */
export function doseWords({ dose, sides }: Pick<AuthoredExercise, 'dose' | 'sides'>): string {
  const { kind, count, seconds } = dose;
  const time = counted(seconds, 'second');
  const perSide = sides === 'each';
  if (kind === 'hold')
    return `${counted(count, 'hold')} of ${time}${perSide ? ' on each side' : ''}`;
  const movements = counted(count, 'slow movement');
  return `${movements}${perSide ? ' on each side' : ''}, ${time}${count === 1 ? '' : ' each'}`;
}
