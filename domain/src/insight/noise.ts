import type { Random } from '../random.ts';

/**
 * Noise for a count that one person can change by one: the two-sided geometric distribution, Laplace's on
 * whole numbers (Ghosh, Roughgarden, Sundararajan 2009). `k` has a probability proportional to exp(-epsilon *
 * |k|), so counts that differ by one give any answer with probabilities that differ by exp(epsilon) at most.
 * For a count that one person can change by `n`, divide epsilon by `n`.
 * @param epsilon above 0.
 * @param random unpredictable for everybody.
 */
export function twoSidedGeometric(epsilon: number, random: Random): number {
  return geometric(epsilon, random) - geometric(epsilon, random);
}

/** Failures before the first success, at a success probability of 1 - exp(-epsilon). */
const geometric = (epsilon: number, random: Random): number =>
  Math.floor(Math.log(1 - random()) / -epsilon);
