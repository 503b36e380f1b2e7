import { direct, place, type Frame } from '../math/frame.ts';
import { across, add, mix, scale, subtract, unit, UP, type Vector } from '../math/vector.ts';
import { opposite, type Side } from '../pose/side.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { elbowOut, PALM_TO_WRIST, type Contact } from './contact.ts';

type MakeContact = (k: Skeleton, side: Side, along: number) => Contact;

/** Places of the body where a hand of `side` can rest; `along` is the fraction of the segment. */
export const BODY_CONTACTS = {
  thigh: (k, side, along) => onThigh(k.legs[side], along),
  thighOpp: (k, side, along) => acrossThigh(k, side, along),
  kneeOwn: (k, side) => {
    const leg = k.legs[side];
    const normal = unit(add(direct(leg.shank, [0, 0, 0.6]), UP));
    const down = direct(leg.shank, [0, -1, 0]);
    return {
      point: add(leg.knee, scale(normal, 7.2)),
      normal,
      fingers: unit(subtract(down, scale(normal, 0.3))),
      pole: elbowOut(30),
      shape: 'relaxed',
      wristBack: PALM_TO_WRIST,
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
      pole: elbowOut(30),
      shape: 'cup',
      wristBack: PALM_TO_WRIST,
    };
  },
  headOpp: (k, side) =>
    onFrame(k.head, side, [-3, 20.6, 0.6], [-0.3, 0.95, 0], [-0.88, -0.46, 0.05], {
      pole: [1, 0.5, 0.3],
      shape: 'cup',
      wristBack: 5.6,
    }),
  headBack: (k, side) =>
    onFrame(k.head, side, [3, 8.5, -9.8], [0.15, 0, -1], [-0.95, 0.35, 0], {
      pole: [1, 0.35, 0.2],
    }),
  forehead: (k, side) =>
    onFrame(k.head, side, [0.5, 14.5, 10.6], [0, 0.25, 1], [-0.6, 0.8, 0], {
      pole: [0.7, -0.8, 0.5],
    }),
  templeOwn: (k, side) =>
    onFrame(k.head, side, [8.6, 11, 2.2], [1, 0.1, 0.15], [0, 0.95, -0.1], {
      pole: [0.8, -0.6, 0.4],
    }),
  chin: (k, side) =>
    onFrame(k.head, side, [0.6, 2.6, 11.2], [0, -0.2, 1], [-0.15, 1, 0.1], {
      pole: elbowOut(18),
      wristBack: 9.6,
    }),
  chest: (k, side) =>
    onFrame(k.upperThorax, side, [-2.5, 2.5, 12.4], [-0.1, 0, 1], [-1, 0.35, 0], {
      pole: elbowOut(40),
    }),
  shoulderOpp: (k, side) => {
    const shoulder = k.arms[opposite(side)].shoulder;
    const out = k.arms[side].out;
    const point = add(shoulder, direct(k.upperThorax, [out * 2.2, 2.2, 4.6]));
    return around(k.upperThorax, side, point, [-0.4, 0.55, 0.8], [-0.95, 0.25, -0.25], {
      pole: elbowOut(40),
    });
  },
  /** By the fingertips: the palm does not reach. */
  shoulderOwn: (k, side) => {
    const point = add(k.arms[side].shoulder, direct(k.upperThorax, [0, 5.8, 2]));
    return around(k.upperThorax, side, point, [0, 0.85, 0.5], [-0.25, 0.3, -0.9], {
      pole: [0.35, -0.6, 1],
      shape: 'relaxed',
      wristBack: 15,
    });
  },
  hip: (k, side) =>
    onFrame(k.pelvis, side, [15.8, 8.5, 1.5], [1, 0.15, 0.25], [-0.1, -0.45, 1], {
      pole: elbowOut(62),
    }),
  lowBack: (k, side) =>
    onFrame(k.pelvis, side, [7.5, 9.5, -11.5], [0.25, 0, -1], [-0.45, -0.9, 0], {
      pole: elbowOut(60),
    }),
  elbowOpp: (k, side) => {
    const arm = k.arms[opposite(side)];
    const away = direct(k.upperThorax, [0, -0.25, 1]);
    const axis = unit(subtract(arm.wrist, arm.shoulder));
    const normal = unit(across(away, axis));
    const point = add(mix(arm.shoulder, arm.elbow, 0.88), scale(normal, 4.6));
    return {
      point,
      normal,
      fingers: unit(add(direct(k.upperThorax, [0, 0.9, 0]), scale(axis, 0.35))),
      pole: [0.55, -1, 0.1],
      shape: 'cup',
      wristBack: PALM_TO_WRIST,
    };
  },
  palmOpp: (k, side) => {
    const hand = k.arms[opposite(side)].hand;
    const out = k.arms[side].out;
    const normal = direct(hand.frame, [out, 0, 0]);
    const fingers = direct(hand.frame, [0, -1, 0]);
    return {
      point: add(place(hand.frame, [out * 1.6, -PALM_TO_WRIST, 0]), [0, 0, 0]),
      normal,
      fingers,
      pole: elbowOut(60),
      shape: 'flat',
      wristBack: PALM_TO_WRIST,
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
    pole: elbowOut(28),
    shape: 'flat',
    wristBack: PALM_TO_WRIST,
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
    pole: elbowOut(30),
    shape: 'flat',
    wristBack: PALM_TO_WRIST,
  };
}

type Manner = { pole: Vector } & Partial<Pick<Contact, 'shape' | 'wristBack'>>;

/** A contact given in a bone's frame, for the left side; the right side mirrors X. */
function onFrame(
  frame: Frame,
  side: Side,
  point: Vector,
  normal: Vector,
  fingers: Vector,
  manner: Manner,
): Contact {
  const out = side === 'left' ? 1 : -1;
  const at = place(frame, [out * point[0], point[1], point[2]]);
  return around(frame, side, at, normal, fingers, manner);
}

function around(
  frame: Frame,
  side: Side,
  point: Vector,
  normal: Vector,
  fingers: Vector,
  manner: Manner,
): Contact {
  const out = side === 'left' ? 1 : -1;
  const mirrored = (v: Vector) => unit(direct(frame, [out * v[0], v[1], v[2]]));
  return {
    point,
    normal: mirrored(normal),
    fingers: mirrored(fingers),
    shape: 'flat',
    wristBack: PALM_TO_WRIST,
    ...manner,
  };
}
