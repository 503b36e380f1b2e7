import { direct, place, type Frame } from '../math/frame.ts';
import { across, add, dot, mix, scale, subtract, unit, UP, type Vector } from '../math/vector.ts';
import { opposite, outward, type Side } from '../pose/side.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { elbowOut, PALM_TO_WRIST, type Contact } from './contact.ts';

type MakeContact = (k: Skeleton, side: Side, along: number) => Contact;

/** Places of the body where a hand of `side` can rest; `along` is the fraction of the segment. */
export const BODY_CONTACTS = {
  thigh: (k, side, along) => onThigh(k.legs[side], along),
  thighOpp: (k, side, along) => acrossThigh(k, side, along),
  /** On top of the other thigh. */
  thighTopOpp: (k, side, along) => onThigh(k.legs[opposite(side)], along),
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
  /** Behind the head, fingers up beside the other hand's; `along` from elbows wide (0) to forward (1). */
  occiput: (k, side, along) =>
    onFrame(k.head, side, [6.5, 10, -8.5], [0.5, 0, -0.9], [-0.65, 0.75, 0], {
      pole: [1 - 0.6 * along, 0.2 + 0.1 * along, 0.3 + 0.6 * along],
    }),
  forehead: (k, side) =>
    onFrame(k.head, side, [0.5, 14.5, 10.6], [0, 0.25, 1], [-0.6, 0.8, 0], {
      pole: [0.7, -0.8, 0.5],
    }),
  templeOwn: (k, side) =>
    onFrame(k.head, side, [8.6, 11, 2.2], [1, 0.1, 0.15], [0, 0.95, -0.1], {
      pole: [0.8, -0.6, 0.4],
    }),
  /** Along the own cheek, fingers to the temple. */
  cheekOwn: (k, side) =>
    onFrame(k.head, side, [6.6, 6, 7.4], [0.85, 0, 0.55], [0, 0.95, -0.3], {
      pole: [0.7, -0.8, 0.5],
    }),
  /** A fist whose knuckles carry the chin. */
  chinUnder: (k, side) =>
    onFrame(k.head, side, [1, -6.8, 8], [0, 0.1, 1], [-0.15, 1, -0.1], {
      pole: elbowOut(20),
      shape: 'fist',
    }),
  /** Just below the other collarbone. */
  collarboneOpp: (k, side) =>
    onFrame(k.upperThorax, side, [-7.5, 3.5, 10.6], [-0.2, 0.25, 1], [-0.9, 0.45, -0.1], {
      pole: elbowOut(40),
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
  /** Under the other forearm near its elbow, palm up, carrying it. */
  elbowOppUnder: (k, side, along) => {
    const { elbow, wrist } = k.arms[opposite(side)];
    const axis = unit(subtract(wrist, elbow));
    const normal = unit(subtract(scale(axis, dot(UP, axis)), UP));
    return {
      point: add(mix(elbow, wrist, along), scale(normal, 4.2)),
      normal,
      fingers: direct(k.upperThorax, [-k.arms[side].out * 0.8, 0, 0.6]),
      pole: elbowOut(35),
      shape: 'cup',
      wristBack: PALM_TO_WRIST,
    };
  },
  /** Round the other upper arm or forearm; `along` from shoulder to elbow, from elbow to wrist. */
  upperArmOpp: (k, side, along) => {
    const { shoulder, elbow } = k.arms[opposite(side)];
    return roundArm(k, [shoulder, elbow], along, 4.9);
  },
  wristOpp: (k, side) => {
    const { elbow, wrist } = k.arms[opposite(side)];
    return roundArm(k, [elbow, wrist], 0.9, 3.4);
  },
  /** Across the fingers of the other hand, from its palm or from its back. */
  palmOpp: (k, side) => acrossHand(k.arms[opposite(side)], 1),
  handBackOpp: (k, side) => acrossHand(k.arms[opposite(side)], -1),
  /** As palmOpp, from the little finger's side: the other palm is turned up. */
  palmOppUp: (k, side) => {
    const other = k.arms[opposite(side)];
    const fingers = unit(direct(other.hand.frame, [0, -0.25, 1]));
    return { ...acrossHand(other, 1), fingers };
  },
  /** Palm to palm before the breastbone; `along` from the navel (0) to the chin (1). */
  prayer: (k, side, along) =>
    onFrame(k.upperThorax, side, [0.1, 20 * along - 10, 21], [1, 0, 0], [0, 1, 0.15], {
      pole: elbowOut(64),
    }),
  /** Palm to palm at chest height, fingers forward; `along` from close (0) to an arm's length away (1). */
  prayerAhead: (k, side, along) =>
    onFrame(k.upperThorax, side, [0.1, 14 * along - 5, 24 + 32 * along], [1, 0, 0], [0, 0.5, 1], {
      pole: elbowOut(35),
    }),
  /** Back of the hand against the other's, fingers down, before the belly. */
  backToBack: (k, side, along) =>
    onFrame(k.upperThorax, side, [3.5, 20 * along - 32, 22], [-1, 0, 0], [0, -1, 0.1], {
      pole: [1, -0.3, 0],
    }),
  /** Hands folded in each other a forearm's length before the trunk; `along` as for `prayer`. */
  clasp: (k, side, along) =>
    onFrame(k.upperThorax, side, [0.6, 20 * along - 10, 30], [1, 0, 0], [-0.35, 0.1, 1], {
      pole: elbowOut(40),
      shape: 'grip',
    }),
  /** The thumb's edge of the other hand, fingers over its back. */
  thumbEdgeOpp: (k, side) => {
    const { hand, out } = k.arms[opposite(side)];
    return {
      point: place(hand.frame, [out * 0.4, -PALM_TO_WRIST - 1, 3.6]),
      normal: direct(hand.frame, [0, 0, 1]),
      fingers: unit(direct(hand.frame, [out, -0.3, 0])),
      pole: elbowOut(45),
      shape: 'cup',
      wristBack: PALM_TO_WRIST,
    };
  },
  /** Palm to palm before the breastbone; `along` turns the fingers from up (0) to forward (1). */
  prayerTurn: (k, side, along) => {
    const angle = (along * Math.PI) / 2;
    const fingers: Vector = [0, Math.cos(angle), Math.sin(angle) + 0.1];
    const point: Vector = [0.1, 1 - 7 * along, 23 + 9 * along];
    return onFrame(k.upperThorax, side, point, [1, 0, 0], fingers, { pole: elbowOut(60) });
  },
  /** Fingertip to fingertip like a dome; `along` is the gap between the palms, 1 for 15 cm. */
  dome: (k, side, along) =>
    onFrame(k.upperThorax, side, [along * 7.5, -4, 25], [1, 0, 0], [0, 1, 0.5], {
      pole: elbowOut(52),
      shape: 'cup',
    }),
  belly: (k, side) =>
    onFrame(k.pelvis, side, [3, 15, 12.2], [0, 0, 1], [-1, 0.1, 0], { pole: elbowOut(45) }),
  ribs: (k, side) =>
    onFrame(k.lowerThorax, side, [10.5, -2, 9.5], [0.6, 0, 0.8], [-0.85, -0.1, 0.5], {
      pole: elbowOut(60),
    }),
  headTop: (k, side) =>
    onFrame(k.head, side, [1.5, 21.4, 1], [0.05, 1, 0], [-1, 0, 0.1], {
      pole: [1, 0.5, 0.3],
      shape: 'cup',
    }),
  /** Under the own thigh. */
  behindKnee: (k, side, along) => behindThigh(k.legs[side], along, outward(side)),
  /** Under the other thigh, beside its own hand. */
  behindKneeOpp: (k, side, along) => behindThigh(k.legs[opposite(side)], along, outward(side)),
  /** The outside of the own knee, fingers forward: a hand that holds the knee in. */
  kneeOuter: (k, side) => {
    const { knee, out } = k.legs[side];
    return {
      point: add(knee, [out * 6.4, 1.5, -3]),
      normal: [out, 0, 0],
      fingers: unit([0, -0.45, 1]),
      pole: elbowOut(35),
      shape: 'flat',
      wristBack: PALM_TO_WRIST,
    };
  },
  /** The inside of the own knee, for a fist with the thumb up between both knees. */
  kneeInner: (k, side) => {
    const { knee, out } = k.legs[side];
    return {
      point: add(knee, [-out * 9.8, 1, -1]),
      normal: [out, 0, 0],
      fingers: unit([0, -0.35, 1]),
      pole: elbowOut(25),
      shape: 'fist',
      wristBack: PALM_TO_WRIST,
    };
  },
  /** The front of the own shank, or of the other: a knee drawn to the chest. */
  shinOwn: (k, side, along) => onShin(k.legs[side], along, outward(side)),
  shinFrontOpp: (k, side, along) => onShin(k.legs[opposite(side)], along, outward(side)),
  /** The own instep from outside, as the heel comes to the seat. */
  ankleOwn: (k, side) => {
    const { shank, foot, out } = k.legs[side];
    const normal = direct(foot, [0, 1, 0.2]);
    return {
      point: add(place(foot, [out * 1, 1.6, 5.5]), scale(normal, 0.6)),
      normal,
      fingers: direct(shank, [-out, 0, 0]),
      pole: [0.5, -0.4, -1],
      shape: 'cup',
      wristBack: PALM_TO_WRIST,
    };
  },
  /** The ball and toes of the other foot, from the sole: it rests on this side's knee. */
  footOpp: (k, side) => {
    const { foot, out } = k.legs[opposite(side)];
    return {
      point: place(foot, [0, -7.6, 13]),
      normal: direct(foot, [0, -1, 0]),
      fingers: direct(foot, [out * 0.6, 0, 1]),
      pole: elbowOut(35),
      shape: 'cup',
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

/** On top of a segment of the other arm, the thumb towards the shoulder. */
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
    pole: elbowOut(50),
    shape: 'cup',
    wristBack: PALM_TO_WRIST,
  };
}

/** Across the fingers of `other`; `face` 1 is its palm, -1 its back. The grip comes from its thumb's side. */
function acrossHand({ hand, out }: ArmBones, face: 1 | -1): Contact {
  return {
    point: place(hand.frame, [-out * face * 1.5, -PALM_TO_WRIST - 4.5, 0]),
    normal: direct(hand.frame, [-out * face, 0, 0]),
    fingers: unit(direct(hand.frame, [0, -0.25, -1])),
    pole: elbowOut(55),
    shape: 'cup',
    wristBack: PALM_TO_WRIST,
  };
}

function onShin({ knee, ankle, shank }: LegBones, along: number, out: 1 | -1): Contact {
  const front = direct(shank, [0, 0, 1]);
  return {
    point: add(mix(knee, ankle, along * 0.6), scale(front, 6.2)),
    normal: front,
    fingers: direct(shank, [-out, 0.15, 0]),
    pole: elbowOut(45),
    shape: 'cup',
    wristBack: PALM_TO_WRIST,
  };
}

function behindThigh({ hip, knee, thigh }: LegBones, along: number, out: 1 | -1): Contact {
  const back = direct(thigh, [0, 0, -1]);
  return {
    point: add(mix(hip, knee, 0.3 + 0.7 * along), scale(back, 7)),
    normal: back,
    fingers: direct(thigh, [-out, 0.1, 0]),
    pole: [1, -0.4, -0.3],
    shape: 'cup',
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
