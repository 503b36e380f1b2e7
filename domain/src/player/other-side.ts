import type { MovementPhase } from '../exercises/movement-timeline.ts';
import type { ScriptExercise } from './workout-script.ts';

type Sided = Pick<ScriptExercise, 'sides'>;

export function isOtherSide({ sides }: Sided, { side }: Pick<MovementPhase, 'side'>): boolean {
  return sides === 'each' && side === 'second';
}

/** Words for the side of a phase; the steps are written for the right one. */
export function ofSide(exercise: Sided, phase: Pick<MovementPhase, 'side'>, words: string): string {
  return isOtherSide(exercise, phase) ? mirrored(words) : words;
}

const OTHER: Readonly<Record<string, string>> = {
  right: 'left',
  left: 'right',
  Right: 'Left',
  Left: 'Right',
};

/** A right angle has no other side. */
function mirrored(words: string): string {
  return words.replaceAll(/\b(?:right|left)\b(?! angle)/gi, (word) => OTHER[word] ?? word);
}
