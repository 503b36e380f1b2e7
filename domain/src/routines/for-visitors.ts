import type { Contraindication } from '../exercises/exercise.ts';

type Offered = { premium: boolean; contraindications: readonly Contraindication[] };

/**
 * Whether an exercise may be chosen for somebody without an account: it warns of nothing, since nobody has
 * asked them about their health yet, and it is open to everybody.
 */
export function isForVisitors({ premium, contraindications }: Offered): boolean {
  return !premium && contraindications.length === 0;
}
