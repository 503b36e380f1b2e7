import type { AuthoredExercise } from '@limber/domain/exercises/exercise';
import type { Motion } from '@limber/figure/motion';

/**
 * A one-sided exercise is written for the left side, which the camera sees; the right, which comes first, is
 * its mirror image.
 */
export type ExerciseMotion = Omit<Motion, 'id'>;

export type Entry = AuthoredExercise & { readonly motion: ExerciseMotion };
