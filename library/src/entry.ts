import type { AuthoredExercise } from '@limber/domain/exercises/exercise';
import type { Motion } from '@limber/figure/motion';

/**
 * How an exercise moves, from which its pictures are drawn. A one-sided exercise is written for the
 * left side, the one the camera sees; the right, which comes first, is the mirror image.
 */
export type ExerciseMotion = Omit<Motion, 'id'>;

/** One exercise of the library as it is authored: what is read, and how it moves. */
export type Entry = AuthoredExercise & { readonly motion: ExerciseMotion };
