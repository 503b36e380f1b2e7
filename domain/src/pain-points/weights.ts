import { BODY_AREAS, type BodyArea } from '../body-areas.ts';

/** The selected areas and their share of the exercises, in whole percent. An absent area is not selected. */
export type Weights = Partial<Record<BodyArea, number>>;

const TOTAL_WEIGHT = 100;

/** The selected areas, from head to toe. */
export function selectedAreas(weights: Weights): BodyArea[] {
  return BODY_AREAS.filter((area) => weights[area] !== undefined);
}

/** Splits 100 over the areas in whole points; each of the first areas gets one point of the remainder. */
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

/** The sentence to show while the weights cannot be saved; null once they total 100. */
export function weightsProblem(weights: Weights): string | null {
  const excess = totalWeight(weights) - TOTAL_WEIGHT;
  if (excess === 0) return null;
  const direction = excess > 0 ? 'over' : 'under';
  return `Total must equal 100%. Currently ${direction} by ${Math.abs(excess)}%`;
}

/** The weights that the weights panel begins with: the saved ones, or an even split while they are all zero. */
export function initialWeights(saved: Weights): Weights {
  return totalWeight(saved) > 0 ? saved : splitEvenly(selectedAreas(saved));
}

/** The sentence to show when changed weights can be saved. */
export const WEIGHTS_READY =
  'Ready to save! Your exercises will be distributed according to these percentages.';

/** The step of the weight sliders, in points. */
const WEIGHT_STEP = 5;

/**
 * Where an area's slider can stop, in rising order: every fifth point from 0 to 100, and the one value with
 * which the total is 100. Even splits such as 34/33/33 lie between the steps; without that value a user could
 * not move points from one area to another and leave the third unchanged.
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
