import type { Contraindication } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import { servesItsArea } from './serves-its-area.ts';

/** The length of a new account's routine. */
export const VISITOR_MINUTES = 3;

type Offered = {
  premium: boolean;
  contraindications: readonly Contraindication[];
  muscles: readonly Muscle[];
};

/**
 * Whether a visitor without an account may get an exercise: it has no warnings, since nobody has asked them
 * about their health; it is free; and it serves its area.
 */
export function isForVisitors(exercise: Offered): boolean {
  return !exercise.premium && exercise.contraindications.length === 0 && servesItsArea(exercise);
}
