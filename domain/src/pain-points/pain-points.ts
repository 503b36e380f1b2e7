import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { splitEvenly, type Weights, weightsProblem } from './weights.ts';

export type AreaFlags = Record<BodyArea, boolean>;
type AreaWeights = { [Area in BodyArea as `${Area}Weight`]: number };

/** Flags and weights per area as the wire carries them; an area that is not selected weighs 0. */
export type PainPoints = AreaFlags & AreaWeights;

/** What a person changes in one go. */
export type PainPointsChange = { [Key in keyof PainPoints]?: PainPoints[Key] | undefined };

export const weightKey = <Area extends BodyArea>(area: Area): `${Area}Weight` => `${area}Weight`;

export function toPainPoints(weights: Weights): PainPoints {
  return Object.fromEntries(
    BODY_AREAS.flatMap((area) => [
      [area, weights[area] !== undefined],
      [weightKey(area), weights[area] ?? 0],
    ]),
  );
}

/** The areas a full set of flags selects, sharing the exercises evenly. */
export function weightsFromFlags(flags: Partial<AreaFlags>): Weights {
  return splitEvenly(BODY_AREAS.filter((area) => flags[area]));
}

/**
 * Applies a change to the saved weights. Flags alone split the exercises evenly over the areas now
 * selected. Weights must total 100 over the selected areas, if there are any; those of other areas
 * count for nothing.
 * Gives the new weights, or the sentence that says why the change cannot be saved.
 */
export function applyPainPointChange(
  saved: Weights,
  change: PainPointsChange,
): { weights: Weights } | { problem: string } {
  const areas = BODY_AREAS.filter((area) => change[area] ?? saved[area] !== undefined);
  const sendsWeights = BODY_AREAS.some((area) => change[weightKey(area)] !== undefined);
  if (!sendsWeights) {
    const sendsFlags = BODY_AREAS.some((area) => change[area] !== undefined);
    return { weights: sendsFlags ? splitEvenly(areas) : saved };
  }
  if (areas.length === 0) return { weights: {} };
  const weights: Weights = Object.fromEntries(
    areas.map((area) => [area, change[weightKey(area)] ?? saved[area] ?? 0]),
  );
  const problem = weightsProblem(weights);
  return problem === null ? { weights } : { problem };
}

/** The areas selected in a record of the wire, with their weights. */
export function toWeights(painPoints: PainPoints): Weights {
  return Object.fromEntries(
    BODY_AREAS.filter((area) => painPoints[area]).map((area) => [
      area,
      painPoints[weightKey(area)],
    ]),
  );
}

/** Nothing selected: what a person has before saving anything. */
export const NO_PAIN_POINTS: PainPoints = toPainPoints({});
