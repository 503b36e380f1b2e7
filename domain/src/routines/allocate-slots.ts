import type { BodyArea } from '../body-areas.ts';
import { selectedAreas, splitEvenly, totalWeight, type Weights } from '../pain-points/weights.ts';
import { type Random, shuffle } from '../random.ts';

export const ROUTINE_SIZE = 5;

type Share = { area: BodyArea; quota: number; slots: number };

/**
 * Splits the five slots of a routine over the selected areas in proportion to their weights: rounded, at
 * least one each for five areas or fewer, then adjusted to total five where a slot is furthest from its
 * proportion. `random` breaks ties, so that nine evenly weighted areas all get slots over the days. Weights
 * that are all zero count as equal. Empty without areas.
 */
export function allocateSlots(weights: Weights, random: Random): Map<BodyArea, number> {
  const areas = shuffle(selectedAreas(weights), random);
  const shares = proportionalShares(areas, weights);
  if (shares.length === 0) return new Map();
  const min = areas.length <= ROUTINE_SIZE ? 1 : 0;
  for (const share of shares) share.slots = Math.max(min, Math.round(share.quota));

  while (totalSlots(shares) > ROUTINE_SIZE) {
    const fullest = furthest(
      shares.filter(({ slots }) => slots > min),
      ({ slots, quota }) => slots - quota,
    );
    fullest.slots -= 1;
  }
  while (totalSlots(shares) < ROUTINE_SIZE) {
    const emptiest = furthest(shares, ({ slots, quota }) => quota - slots);
    emptiest.slots += 1;
  }
  return new Map(shares.map(({ area, slots }) => [area, slots]));
}

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

/** The share with the largest distance; on a tie the first. */
function furthest(shares: readonly Share[], distance: (share: Share) => number): Share {
  return shares.reduce((best, share) => (distance(share) > distance(best) ? share : best));
}
