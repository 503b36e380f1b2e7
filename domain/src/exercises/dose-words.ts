import type { Exercise } from './exercise.ts';

/**
 * The dose as a coach would say it: "6 slow movements, 6 seconds each" or
 * "1 hold of 18 seconds on each side".
 */
export function doseWords({ dose, sides }: Pick<Exercise, 'dose' | 'sides'>): string {
  const { kind, count, seconds } = dose;
  const time = amount(seconds, 'second');
  const perSide = sides === 'each';
  if (kind === 'hold')
    return `${amount(count, 'hold')} of ${time}${perSide ? ' on each side' : ''}`;
  const movements = amount(count, 'slow movement');
  return `${movements}${perSide ? ' on each side' : ''}, ${time}${count === 1 ? '' : ' each'}`;
}

function amount(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
