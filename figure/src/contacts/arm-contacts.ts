import { direct, place } from '../math/frame.ts';
import { across, add, dot, mix, scale, subtract, unit, UP, type Vector } from '../math/vector.ts';
import { opposite } from '../pose/side.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { PALM_TO_WRIST, type Contact } from './contact.ts';
import { type MakeContact } from './on-frame.ts';

export const ARM_CONTACTS = {
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
    };
  },
  /** Palm up, carrying the other forearm. */
  elbowOppUnder: (k, side, along) => {
    const { elbow, wrist } = k.arms[opposite(side)];
    const axis = unit(subtract(wrist, elbow));
    const normal = unit(subtract(scale(axis, dot(UP, axis)), UP));
    return {
      point: add(mix(elbow, wrist, along), scale(normal, 4.2)),
      normal,
      fingers: direct(k.upperThorax, [-k.arms[side].out * 0.8, 0, 0.6]),
    };
  },
  /** Palm up, carrying the other elbow. */
  elbowOppBelow: (k, side) => {
    const { elbow } = k.arms[opposite(side)];
    return {
      point: add(elbow, [0, -5.2, 0]),
      normal: [0, -1, 0],
      fingers: unit(direct(k.upperThorax, [-k.arms[side].out, 0, 0.35])),
    };
  },
  /** The elbow is raised beside the head; fingers over its outside. */
  elbowOppAbove: (k, side) => {
    const { shoulder, elbow, out } = k.arms[opposite(side)];
    const normal = unit(subtract(elbow, shoulder));
    return {
      point: add(elbow, scale(normal, 4)),
      normal,
      fingers: unit(across(direct(k.upperThorax, [out, -0.2, -0.2]), normal)),
    };
  },
  /** From in front, fingers over the outside of the other upper arm. */
  upperArmOppOuter: (k, side) => {
    const { shoulder, elbow, out } = k.arms[opposite(side)];
    const normal = unit([out * 0.8, 0, 1]);
    return {
      point: add(mix(shoulder, elbow, 0.7), scale(normal, 5.4)),
      normal,
      fingers: unit([out, 0.4, -0.8]),
    };
  },
  /** `along` from shoulder (0) to elbow (1). */
  upperArmOpp: (k, side, along) => {
    const { shoulder, elbow } = k.arms[opposite(side)];
    return roundArm(k, [shoulder, elbow], along, 4.9);
  },
  wristOpp: (k, side) => {
    const { elbow, wrist } = k.arms[opposite(side)];
    return roundArm(k, [elbow, wrist], 0.9, 3.4);
  },
  /** Across the fingers of the other hand. */
  palmOpp: (k, side) => acrossHand(k.arms[opposite(side)], 1),
  handBackOpp: (k, side) => acrossHand(k.arms[opposite(side)], -1),
  /** Like `palmOpp`, from the little finger's side: the other palm is turned up. */
  palmOppUp: (k, side) => {
    const other = k.arms[opposite(side)];
    const fingers = unit(direct(other.hand.frame, [0, -0.25, 1]));
    return { ...acrossHand(other, 1), fingers };
  },
  /** Flat before the knuckles of the other fist, stopping it. */
  knucklesOpp: (k, side) => {
    const { hand, out } = k.arms[opposite(side)];
    return {
      point: place(hand.frame, [0, -PALM_TO_WRIST - 4.6, 0.4]),
      normal: direct(hand.frame, [0, -1, 0]),
      fingers: unit(direct(hand.frame, [out * 0.35, 0, 1])),
    };
  },
  /** Fingers over the back of the other hand. */
  thumbEdgeOpp: (k, side) => {
    const { hand, out } = k.arms[opposite(side)];
    return {
      point: place(hand.frame, [out * 0.4, -PALM_TO_WRIST - 1, 3.6]),
      normal: direct(hand.frame, [0, 0, 1]),
      fingers: unit(direct(hand.frame, [out, -0.3, 0])),
    };
  },
} as const satisfies Record<string, MakeContact>;

function roundArm(
  k: Skeleton,
  [from, to]: readonly [Vector, Vector],
  along: number,
  thickness: number,
): Contact {
  const axis = unit(subtract(to, from));
  const front = direct(k.upperThorax, [0, 0.25, 1]);
  const normal = unit(subtract(front, scale(axis, dot(front, axis))));
  return {
    point: add(mix(from, to, along), scale(normal, thickness)),
    normal,
    fingers: unit(across(axis, normal)[1] < 0 ? across(normal, axis) : across(axis, normal)),
  };
}

/** Across the fingers of `other`, gripped from its thumb's side; `face` 1 is its palm, -1 its back. */
function acrossHand({ hand, out }: ArmBones, face: 1 | -1): Contact {
  return {
    point: place(hand.frame, [-out * face * 1.5, -PALM_TO_WRIST - 4.5, 0]),
    normal: direct(hand.frame, [-out * face, 0, 0]),
    fingers: unit(direct(hand.frame, [0, -0.25, -1])),
  };
}
