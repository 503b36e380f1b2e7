import { direct, place } from '../math/frame.ts';
import { across, add, mix, scale, subtract, unit, UP } from '../math/vector.ts';
import { opposite, outward, type Side } from '../pose/side.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Contact } from './contact.ts';
import { type MakeContact } from './on-frame.ts';

/** `along` is the fraction of the segment. */
export const LEG_CONTACTS = {
  thigh: (k, side, along) => onThigh(k.legs[side], along),
  thighOpp: (k, side, along) => acrossThigh(k, side, along),
  thighTopOpp: (k, side, along) => onThigh(k.legs[opposite(side)], along),
  kneeOwn: (k, side) => {
    const leg = k.legs[side];
    const normal = unit(add(direct(leg.shank, [0, 0, 0.6]), UP));
    const down = direct(leg.shank, [0, -1, 0]);
    return {
      point: add(leg.knee, scale(normal, 7.2)),
      normal,
      fingers: unit(subtract(down, scale(normal, 0.3))),
    };
  },
  shinOpp: (k, side, along) => {
    const leg = k.legs[opposite(side)];
    const axis = unit(subtract(leg.ankle, leg.knee));
    const normal = unit(across(UP, axis));
    return {
      point: add(mix(leg.knee, leg.ankle, along), scale(normal, 6.6 - 1.2 * along)),
      normal,
      fingers: unit(add(scale(axis, 0.3), [0, -0.2, 1])),
    };
  },
  behindKnee: (k, side, along) => behindThigh(k.legs[side], along, outward(side)),
  /** Under the other thigh, beside the other hand. */
  behindKneeOpp: (k, side, along) => behindThigh(k.legs[opposite(side)], along, outward(side)),
  /** Fingers forward: a hand that holds the knee in. */
  kneeOuter: (k, side) => {
    const { knee, out } = k.legs[side];
    return {
      point: add(knee, [out * 6.4, 1.5, -3]),
      normal: [out, 0, 0],
      fingers: unit([0, -0.45, 1]),
    };
  },
  /** A fist with the thumb up between both knees. */
  kneeInner: (k, side) => {
    const { knee, out } = k.legs[side];
    return {
      point: add(knee, [-out * 9.8, 1, -1]),
      normal: [out, 0, 0],
      fingers: unit([0, -0.35, 1]),
    };
  },
  /** For a knee drawn to the chest. */
  shinOwn: (k, side, along) => onShin(k.legs[side], along, outward(side)),
  shinFrontOpp: (k, side, along) => onShin(k.legs[opposite(side)], along, outward(side)),
  /** From outside, as the heel comes to the seat. */
  ankleOwn: (k, side) => {
    const { shank, foot, out } = k.legs[side];
    const normal = direct(foot, [0, 1, 0.2]);
    return {
      point: add(place(foot, [out * 1, 1.6, 5.5]), scale(normal, 0.6)),
      normal,
      fingers: direct(shank, [-out, 0, 0]),
    };
  },
  /** Under the toes of a foot that rests on this side's knee, from its inner edge; moves with the toes. */
  footOpp: (k, side) => {
    const { toeHinge, out } = k.legs[opposite(side)];
    return {
      point: place(toeHinge, [-out * 4, -2.9, 2.6]),
      normal: direct(toeHinge, [0, -1, 0]),
      fingers: direct(toeHinge, [out, 0, 0.1]),
    };
  },
} as const satisfies Record<string, MakeContact>;

function onThigh(leg: LegBones, along: number): Contact {
  const axis = unit(subtract(leg.knee, leg.hip));
  const normal = unit(across(UP, axis));
  return {
    point: add(mix(leg.hip, leg.knee, along), scale(normal, 9 - 2.9 * along)),
    normal,
    fingers: unit(add(axis, [-leg.out * 0.18, 0, 0])),
  };
}

function onShin({ knee, ankle, shank }: LegBones, along: number, out: 1 | -1): Contact {
  const front = direct(shank, [0, 0, 1]);
  return {
    point: add(mix(knee, ankle, along * 0.6), scale(front, 6.2)),
    normal: front,
    fingers: direct(shank, [-out, 0.15, 0]),
  };
}

function behindThigh({ hip, knee, thigh }: LegBones, along: number, out: 1 | -1): Contact {
  const back = direct(thigh, [0, 0, -1]);
  return {
    point: add(mix(hip, knee, 0.3 + 0.7 * along), scale(back, 7)),
    normal: back,
    fingers: direct(thigh, [-out, 0.1, 0]),
  };
}

function acrossThigh(k: Skeleton, side: Side, along: number): Contact {
  const leg = k.legs[opposite(side)];
  const out = k.arms[side].out;
  const axis = unit(subtract(leg.knee, leg.hip));
  const normal = unit([-out * 0.75, 0.62, 0]);
  return {
    point: add(mix(leg.hip, leg.knee, along), scale(normal, 9 - 2.9 * along)),
    normal,
    fingers: unit(add(scale(axis, 0.55), [-out * 0.7, -0.25, 0])),
  };
}
