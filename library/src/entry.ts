import type { AuthoredExercise } from '@limber/domain/exercises/exercise';
import type { Motion } from '@limber/figure/motion';

/**
 * A one-sided exercise is written for the left side, which the camera sees. The right side is its
 * mirror image, and is shown first.
 */
export type ExerciseMotion = Omit<Motion, 'id'>;

export type Entry = AuthoredExercise & { readonly motion: ExerciseMotion };
