import type { Contraindication } from '../exercises/exercise.ts';
import type { Muscle } from '../exercises/muscles.ts';
import { servesItsArea } from './serves-its-area.ts';

/** The length of a visitor's routine, which is that of a new account's. */
export const VISITOR_MINUTES = 3;

type Offered = {
  premium: boolean;
  contraindications: readonly Contraindication[];
  muscles: readonly Muscle[];
};

/**
 * Whether an exercise may be chosen for somebody without an account: it warns of nothing, since nobody has
 * asked them about their health yet, it is open to everybody, and it serves its area.
 */
export function isForVisitors(exercise: Offered): boolean {
  return !exercise.premium && exercise.contraindications.length === 0 && servesItsArea(exercise);
}
