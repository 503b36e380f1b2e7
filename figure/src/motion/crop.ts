import { distance } from '../math/vector.ts';
import { SIDES } from '../pose/side.ts';
import { splitLandmark, type Landmark } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { FilmedParts } from './filmed-parts.ts';
import type { ArrowSpec } from './motion.ts';

/**
 * How much of the figure a picture shows. `knees` is all of it but for the shanks, `fingers` a hand without
 * its forearm, `toes` the front of a foot.
 */
export type Crop =
  | 'full'
  | 'knees'
  | 'upper'
  | 'lower'
  | 'bust'
  | 'hands'
  | 'hand'
  | 'feet'
  | 'foot'
  | 'fingers'
  | 'toes';

/** Centimetres that a knee or an ankle may sway and still count as at rest. */
const AT_REST = 5;
const LOWER_LEG = new Set(['knee', 'calf', 'ankle', 'heel', 'ball', 'toe', 'bigToe', 'outerEdge']);

/**
 * The crop that a view asks for. Legs that stand still throughout, and that nothing points at, are left
 * out below the knee: what moves is then drawn half as large again.
 */
export function cropOf(
  { focus, inset, arrows = [] }: FilmedParts,
  asked: Crop,
  skeletons: readonly Skeleton[],
): Crop {
  if (asked !== 'full') return asked;
  const shown = [...focus, ...arrows.map(landmarkOf), inset];
  const isPointedAt = shown.some((l) => l !== undefined && LOWER_LEG.has(splitLandmark(l).part));
  return isPointedAt || !skeletons.every((k) => legsRest(skeletons[0] ?? k, k)) ? 'full' : 'knees';
}

function landmarkOf(arrow: ArrowSpec): Landmark {
  if ('press' in arrow) return arrow.press;
  return 'twist' in arrow ? arrow.twist : arrow.track;
}

function legsRest(before: Skeleton, now: Skeleton): boolean {
  return SIDES.every((side) =>
    (['knee', 'ankle'] as const).every(
      (joint) => distance(before.legs[side][joint], now.legs[side][joint]) < AT_REST,
    ),
  );
}
