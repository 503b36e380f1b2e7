import type { Kind } from '../exercises/exercise.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import type { Preferences } from '../preferences/preferences.ts';

type Suited = Pick<Preferences, 'hasWall' | 'nerveGlides'>;

/**
 * False for exercises at a wall where there is none, and for nerve glides, which are a treatment, where no
 * therapist has shown them.
 */
export function suits(
  { place, kind }: { place: ExercisePlace; kind: Kind },
  { hasWall, nerveGlides }: Suited,
): boolean {
  return (hasWall || place !== 'wall') && (nerveGlides || kind !== 'nerveGlide');
}
