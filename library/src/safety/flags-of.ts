import { CONTRAINDICATIONS, type Contraindication } from '@limber/domain/exercises/exercise';
import type { Entry } from '../entry.ts';
import { BY_HAND, NOT_DEMANDED } from './flags-by-hand.ts';
import { flagsOfMotion } from './flags-of-motion.ts';

/**
 * The warnings that the motion demands, without those judged wrong, and the warnings set by hand;
 * in the order of CONTRAINDICATIONS.
 */
export function flagsOf(entry: Entry): readonly Contraindication[] {
  const measured = flagsOfMotion(entry);
  const isIn = (table: typeof BY_HAND, flag: Contraindication) =>
    table.some((one) => one.flag === flag && one.exercises.includes(entry.id));
  return CONTRAINDICATIONS.filter(
    (flag) => (measured.includes(flag) && !isIn(NOT_DEMANDED, flag)) || isIn(BY_HAND, flag),
  );
}
