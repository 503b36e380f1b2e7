import type { Kind } from '../exercises/exercise.ts';
import type { ExercisePlace } from '../exercises/exercise-place.ts';
import type { Preferences } from '../preferences/preferences.ts';

type Suited = Pick<Preferences, 'hasWall' | 'nerveGlides'>;

/**
 * Whether a routine may hold an exercise for somebody with these preferences: one at a wall asks for a wall,
 * and a nerve glide is treatment, for whoever was shown it.
 */
export function suits(
  { place, kind }: { place: ExercisePlace; kind: Kind },
  { hasWall, nerveGlides }: Suited,
): boolean {
  return (hasWall || place !== 'wall') && (nerveGlides || kind !== 'nerveGlide');
}
