import { BODY_AREAS, type BodyArea } from '../body-areas.ts';

/** The selected areas and their share of the exercises, in whole percent. An absent area is not selected. */
export type Weights = Partial<Record<BodyArea, number>>;

export const TOTAL_WEIGHT = 100;

/** The selected areas, from head to toe. */
export function selectedAreas(weights: Weights): BodyArea[] {
  return BODY_AREAS.filter((area) => weights[area] !== undefined);
}

/** Splits 100 over the areas in whole points; the remainder goes one point each to the first areas. */
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
