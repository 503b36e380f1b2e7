import { BODY_AREAS, type BodyArea } from '../body-areas.ts';

/** The selected areas and their share of the exercises, in whole percent. */
export type Weights = Partial<Record<BodyArea, number>>;

const TOTAL_WEIGHT = 100;

/** From head to toe. */
export function selectedAreas(weights: Weights): BodyArea[] {
  return BODY_AREAS.filter((area) => weights[area] !== undefined);
}

/** Splits 100 over the areas in whole points; the first areas get the remainder. */
export function splitEvenly(areas: readonly BodyArea[]): Weights {
  const share = Math.floor(TOTAL_WEIGHT / areas.length);
  const remainder = TOTAL_WEIGHT % areas.length;
  return Object.fromEntries(
    areas.map((area, index) => [area, index < remainder ? share + 1 : share]),
  );
}

export function totalWeight(weights: Weights): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0);
}

/** Null once the weights total 100. */
export function weightsProblem(weights: Weights): string | null {
  const excess = totalWeight(weights) - TOTAL_WEIGHT;
  if (excess === 0) return null;
  const direction = excess > 0 ? 'over' : 'under';
  return `Total must equal 100%. Currently ${direction} by ${Math.abs(excess)}%`;
}

/** Weights at the opening of the panel: the saved ones, or an even split while all are zero. */
export function initialWeights(saved: Weights): Weights {
  return totalWeight(saved) > 0 ? saved : splitEvenly(selectedAreas(saved));
}

export const WEIGHTS_READY =
  'Ready to save! Your exercises will be distributed according to these percentages.';

const WEIGHT_STEP = 5;

/**
 * The stops of an area's slider, rising: every fifth point from 0 to 100, and the one value with which the
 * total is 100. Without that value a user with an even split such as 34/33/33 could not move points between
 * two areas and leave the third unchanged.
 */
export function weightStops(weights: Weights, area: BodyArea): number[] {
  const steps = Array.from(
    { length: TOTAL_WEIGHT / WEIGHT_STEP + 1 },
    (_, index) => index * WEIGHT_STEP,
  );
  const others = totalWeight(weights) - (weights[area] ?? 0);
  const completing = TOTAL_WEIGHT - others;
  return completing < 0 || steps.includes(completing)
    ? steps
    : [...steps, completing].toSorted((a, b) => a - b);
}
