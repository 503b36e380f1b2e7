import type { BodyArea } from '../body-areas.ts';
import { selectedAreas, splitEvenly, totalWeight, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';

/** Exercises in a daily routine. */
export const ROUTINE_SIZE = 5;

type Share = { area: BodyArea; quota: number; slots: number };

/**
 * Splits the five slots of a routine over the selected areas in proportion to their weights: rounded,
 * at least one per area when there are five areas or fewer, then adjusted to total five by moving the
 * slot that is furthest from its proportion. Equal claims are settled by `random`, so that over the
 * days nine evenly weighted areas all get their turn. Weights that are all zero count as equal.
 * No areas, no slots.
 */
export function allocateSlots(weights: Weights, random: Random): Map<BodyArea, number> {
  const areas = shuffle(selectedAreas(weights), random);
  const shares = proportionalShares(areas, weights);
  if (shares.length === 0) return new Map();
  const least = areas.length <= ROUTINE_SIZE ? 1 : 0;
  for (const share of shares) share.slots = Math.max(least, Math.round(share.quota));

  while (totalSlots(shares) > ROUTINE_SIZE) {
    const taken = furthest(
      shares.filter(({ slots }) => slots > least),
      ({ slots, quota }) => slots - quota,
    );
    taken.slots -= 1;
  }
  while (totalSlots(shares) < ROUTINE_SIZE) {
    const given = furthest(shares, ({ slots, quota }) => quota - slots);
    given.slots += 1;
  }
  return new Map(shares.map(({ area, slots }) => [area, slots]));
}

/** Each area with its exact, fractional claim on the five slots. */
function proportionalShares(areas: readonly BodyArea[], weights: Weights): Share[] {
  const total = totalWeight(weights);
  const counted = total > 0 ? weights : splitEvenly(areas);
  const whole = totalWeight(counted);
  return areas.map((area) => ({
    area,
    quota: (ROUTINE_SIZE * (counted[area] ?? 0)) / whole,
    slots: 0,
  }));
}

function totalSlots(shares: readonly Share[]): number {
  return shares.reduce((sum, { slots }) => sum + slots, 0);
}

/** The share with the largest distance; the first of equals. */
function furthest(shares: readonly Share[], distance: (share: Share) => number): Share {
  return shares.reduce((best, share) => (distance(share) > distance(best) ? share : best));
}
