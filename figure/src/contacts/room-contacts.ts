import { unit, UP, type Vector } from '../math/vector.ts';
import { outward, type Side } from '../pose/side.ts';
import { DESK_HEIGHT, SEAT_HEIGHT } from '../skeleton/proportions.ts';
import type { Place } from '../scene/place.ts';
import type { Contact } from './contact.ts';

type MakeContact = (place: Place, side: Side, along: number) => Contact;

export const ROOM_CONTACTS = {
  seat: (_, side) => {
    const out = outward(side);
    return held([out * 21.5, SEAT_HEIGHT - 0.5, 2], [out * 0.3, 0.95, 0], [out * 0.25, -0.35, 1]);
  },
  chairBackSide: (_, side) => {
    const out = outward(side);
    return held([out * 19.3, SEAT_HEIGHT + 28, -17.5], [out, 0.1, 0.15], [out * -0.05, -0.35, -1]);
  },
  chairRail: ({ chair }, side) => {
    const out = outward(side);
    const back = (chair ?? 46) - 20;
    return held([out * 14, SEAT_HEIGHT + 43.6, back], [0, 1, -0.2], [-out * 0.1, -0.15, 1]);
  },
  desk: ({ desk }, side, along) => {
    const out = outward(side);
    const z = (desk ?? 26) + 4 + along * 12;
    return held([out * (14 + along * 4), DESK_HEIGHT + 0.2, z], UP, [-out * 0.2, 0, 1]);
  },
  /** Palm up. */
  deskBack: ({ desk }, side, along) => {
    const out = outward(side);
    const z = (desk ?? 26) + 4 + along * 12;
    return held([out * (14 + along * 4), DESK_HEIGHT + 3, z], [0, -1, 0], [-out * 0.1, 0, 1]);
  },
  /** The palm of a person standing upright does not reach the desk. */
  deskTips: ({ desk }, side, along) => {
    const out = outward(side);
    const point: Vector = [out * 18, DESK_HEIGHT, (desk ?? 30) + 3 + along * 6];
    return held(point, [0, 0.36, 0.93], [-out * 0.05, -0.93, 0.36]);
  },
  /** The little finger's edge on the desk, thumb up. */
  deskFist: ({ desk }, side, along) => {
    const out = outward(side);
    const point: Vector = [out * 15, DESK_HEIGHT + 4.4, (desk ?? 26) + 2 + along * 12];
    return held(point, [out, 0, 0], [-out * 0.1, 0, 1]);
  },
  deskUnder: ({ desk }, side, along) => {
    const out = outward(side);
    const z = (desk ?? 26) + 4 + along * 8;
    return held([out * 17, DESK_HEIGHT - 3, z], [0, -1, 0], [-out * 0.2, 0, 1]);
  },
  deskEdge: ({ desk }, side) => {
    const out = outward(side);
    const point: Vector = [out * 20, DESK_HEIGHT + 0.2, (desk ?? 26) + 2];
    return held(point, [0, 1, -0.35], [-out * 0.1, -0.35, 1]);
  },
  /** `along` is the height: 0 at the hips, 1 an arm's length overhead. */
  wall: ({ wall }, side, along) => {
    const out = outward(side);
    const point: Vector = [out * 19, 95 + along * 100, (wall?.at ?? 52) - 0.2];
    return held(point, [0, 0, -1], [-out * 0.05, 1, 0]);
  },
  /** Beside the hips, fingers down. */
  wallBehind: ({ wall }, side) => {
    const out = outward(side);
    const point: Vector = [out * 27, 80, (wall?.at ?? -14.5) + 0.2];
    return held(point, [0, 0, 1], [out * 0.25, -1, 0]);
  },
  /** Fingers down, straight before the shoulder; `along` as for `wall`. */
  wallDown: ({ wall }, side, along) => {
    const point: Vector = [outward(side) * 17, 95 + along * 100, (wall?.at ?? 52) - 0.2];
    return held(point, [0, 0, -1], [0, -1, 0]);
  },
  /** `along` as for `wall`. */
  wallTips: ({ wall }, side, along) =>
    held([outward(side) * 17, 95 + along * 100, wall?.at ?? 52], [0, 0.6, -0.8], [0, 0.8, 0.6]),
  wallSideTips: ({ wall }, _, along) =>
    held([wall?.at ?? 50, 95 + along * 100, 2], [-0.8, 0.6, 0], [0.6, 0.8, 0]),
  /** Fingers up; `along` as for `wall`. */
  wallSide: ({ wall }, _, along) =>
    held([(wall?.at ?? 50) - 0.2, 95 + along * 100, 4], [-1, 0, 0], [0, 1, 0]),
  /** The arm a little behind the trunk, fingers back. */
  wallSideBack: ({ wall }, _, along) =>
    held([(wall?.at ?? 50) - 0.2, 95 + along * 100, -20], [-1, 0, 0], [0, 0.8, -0.7]),
} as const satisfies Record<string, MakeContact>;

function held(point: Vector, normal: Vector, fingers: Vector): Contact {
  return {
    point,
    normal: unit(normal),
    fingers: unit(fingers),
  };
}
