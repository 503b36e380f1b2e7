import type { Random } from '../random.ts';

/**
 * Noise for a count that one person can change by one: the two-sided geometric distribution, which is Laplace's on
 * whole numbers (Ghosh, Roughgarden, Sundararajan 2009). `k` is as likely as exp(-epsilon * |k|), so that counts that
 * differ by one give any answer with probabilities that differ by exp(epsilon) at most. For a count that one person
 * can change by `n`, epsilon is divided by `n`.
 * @param epsilon above 0.
 * @param random unpredictable for everybody.
 */
export function twoSidedGeometric(epsilon: number, random: Random): number {
  return geometric(epsilon, random) - geometric(epsilon, random);
}

/** How often one must try until something of the probability 1 - exp(-epsilon) comes, less one. */
const geometric = (epsilon: number, random: Random): number =>
  Math.floor(Math.log(1 - random()) / -epsilon);
