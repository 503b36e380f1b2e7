import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { splitEvenly, type Weights, weightsProblem } from './weights.ts';

export type AreaFlags = Record<BodyArea, boolean>;
type AreaWeights = { [Area in BodyArea as `${Area}Weight`]: number };

/** Flags and weights of all areas on the wire; an area that is not selected has weight 0. */
export type PainPoints = AreaFlags & AreaWeights;

/** Absent fields stay as they are. */
export type PainPointsChange = { [Key in keyof PainPoints]?: PainPoints[Key] | undefined };

export const weightKey = <Area extends BodyArea>(area: Area): `${Area}Weight` => `${area}Weight`;

export function flagsOf(areas: ReadonlySet<BodyArea>): AreaFlags {
  return Object.fromEntries(BODY_AREAS.map((area) => [area, areas.has(area)])) as AreaFlags;
}

export function toPainPoints(weights: Weights): PainPoints {
  return Object.fromEntries(
    BODY_AREAS.flatMap((area) => [
      [area, weights[area] !== undefined],
      [weightKey(area), weights[area] ?? 0],
    ]),
  );
}

export function weightsFromFlags(flags: Partial<AreaFlags>): Weights {
  return splitEvenly(BODY_AREAS.filter((area) => flags[area]));
}

/**
 * Applies a change to the saved weights: the new weights, or the sentence why they cannot be saved. Flags
 * alone give all selected areas even weights. Weights must total 100 over the selected areas; weights of
 * other areas are ignored.
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

export function toWeights(painPoints: PainPoints): Weights {
  return Object.fromEntries(
    BODY_AREAS.filter((area) => painPoints[area]).map((area) => [
      area,
      painPoints[weightKey(area)],
    ]),
  );
}

export const NO_PAIN_POINTS: PainPoints = toPainPoints({});
