import { wholeBody } from '../body/body.ts';
import { indexed } from '../body/cluster.ts';
import { armCentreLine, depthInside, legCentreLine } from '../body/limb-depth.ts';
import { PEOPLE } from '../people/people.ts';
import { bothSides, type Pair } from '../pose/side.ts';
import { furniture } from '../scene/furniture.ts';
import type { Place } from '../scene/place.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

/** Centimetres. */
export type LimbDepths = { readonly arms: Pair<number>; readonly legs: Pair<number> };

export function limbDepths(skeleton: Skeleton, place: Place): LimbDepths {
  const body = indexed(wholeBody(skeleton, PEOPLE.tom, false));
  const room = indexed(furniture(place));
  return {
    arms: bothSides((side) => {
      const others = body.filter(({ cluster: c }) => c.part !== 'arm' || c.side !== side);
      const arm = armCentreLine(skeleton.arms[side]);
      return Math.max(depthInside(others, arm), depthInside(room, arm));
    }),
    legs: bothSides((side) => {
      const otherFoot = body.filter(
        ({ cluster: c }) => c.side !== side && ['foot', 'sole', 'sock'].includes(c.part),
      );
      return depthInside(otherFoot, legCentreLine(skeleton.legs[side]));
    }),
  };
}
