import { place, type Frame } from '../math/frame.ts';
import { aboutX, aboutY, aboutZ, compose, rotate, type Rotation } from '../math/rotation.ts';
import { add, type Vector } from '../math/vector.ts';
import { sided, type Pose } from '../pose/pose.ts';
import type { FingerName, LimbMovement } from '../pose/range-of-motion.ts';
import { outward, type Side } from '../pose/side.ts';

type FingerBones = {
  readonly joints: readonly [Vector, Vector, Vector, Vector];
  readonly rotations: readonly [Rotation, Rotation, Rotation];
};

export type HandBones = {
  /** At the wrist: -Y towards the fingers, +Z towards the thumb, palm towards -X on the left hand. */
  readonly frame: Frame;
  readonly fingers: Readonly<Record<FingerName, FingerBones>>;
  readonly thumb: FingerBones;
  /** The wrist's end of each finger's metacarpal. */
  readonly carpal: Readonly<Record<FingerName, Vector>>;
};

type Ray = {
  /** Knuckle: along the hand, towards the thumb, towards the back of the hand. */
  knuckle: readonly [along: number, radial: number, dorsal: number];
  carpal: readonly [along: number, radial: number];
  phalanges: readonly [number, number, number];
  /** Degrees of each finger's fan at rest. */
  fan: number;
};

/** Centimetres, from Buchholz, Armstrong & Goldstein, Ergonomics 1992;35:261, for a hand of 18.5 cm. */
const RAYS: Readonly<Record<FingerName, Ray>> = {
  index: { knuckle: [8.9, 2.55, 0], carpal: [1.4, 1.35], phalanges: [4.5, 2.65, 2.1], fan: 5 },
  middle: { knuckle: [9.1, 0.45, 0.25], carpal: [1.3, 0.4], phalanges: [5, 3.05, 2.2], fan: 0.5 },
  ring: { knuckle: [8.5, -1.5, 0.1], carpal: [1.3, -0.55], phalanges: [4.6, 2.9, 2.2], fan: -3.5 },
  little: {
    knuckle: [7.6, -3.2, -0.25],
    carpal: [1.3, -1.4],
    phalanges: [3.6, 2.15, 1.95],
    fan: -8,
  },
};
const THUMB = [4.5, 3.5, 2.75] as const;
/** The last joint is the middle of the fingertip's ball, not its end. */
const FINGERTIP = 0.55;

export function placeHand(pose: Pose, twisted: Frame, side: Side): HandBones {
  const out = outward(side);
  const frame: Frame = {
    origin: twisted.origin,
    rotation: compose(
      twisted.rotation,
      aboutZ(-out * pose[sided(side, 'wrist.flex')]),
      aboutX(-pose[sided(side, 'wrist.dev')]),
    ),
  };
  const finger = (name: FingerName) => placeFinger(pose, frame, side, name);
  const carpal = (name: FingerName) => {
    const [along, radial] = RAYS[name].carpal;
    return place(frame, [0, -along, radial]);
  };
  return {
    frame,
    fingers: {
      index: finger('index'),
      middle: finger('middle'),
      ring: finger('ring'),
      little: finger('little'),
    },
    thumb: placeThumb(pose, frame, side),
    carpal: {
      index: carpal('index'),
      middle: carpal('middle'),
      ring: carpal('ring'),
      little: carpal('little'),
    },
  };
}

/** A bent finger loses its fan and spread, because in a fist all fingers point at the scaphoid. */
function placeFinger(pose: Pose, hand: Frame, side: Side, name: FingerName): FingerBones {
  const out = outward(side);
  const { knuckle, phalanges, fan } = RAYS[name];
  const angle = (joint: 'mcp' | 'pip' | 'dip' | 'spread') => pose[sided(side, `${name}.${joint}`)];
  const bent = Math.max(0, angle('mcp')) / 90;
  const sideways = fan * (1 - bent) * 0.6 + angle('spread') * (1 - 0.8 * bent);
  const first = compose(hand.rotation, aboutX(-sideways), aboutZ(-out * angle('mcp')));
  const start = place(hand, [out * knuckle[2], -knuckle[0], knuckle[1]]);
  return chain(start, first, phalanges, [-out * angle('pip'), -out * angle('dip')], FINGERTIP);
}

/** Opposition swings the thumb across the palm and pronates it, so that its pad meets the fingers. */
function placeThumb(pose: Pose, hand: Frame, side: Side): FingerBones {
  const out = outward(side);
  const angle = (movement: LimbMovement) => pose[sided(side, movement)];
  const opposition = angle('thumb.opp');
  const first = compose(
    hand.rotation,
    aboutX(-(36 - angle('thumb.flex') * 0.9 - opposition * 0.45)),
    aboutZ(-out * (angle('thumb.abd') * 0.75 + opposition * 0.35)),
    aboutY(out * (-50 - opposition * 0.7)),
  );
  const start = place(hand, [-out * 0.9, -1.6, 2]);
  return chain(start, first, THUMB, [-out * angle('thumb.mcp'), -out * angle('thumb.ip')], 0.6);
}

function chain(
  start: Vector,
  first: Rotation,
  lengths: readonly [number, number, number],
  bends: readonly [number, number],
  tip: number,
): FingerBones {
  const second = compose(first, aboutZ(bends[0]));
  const third = compose(second, aboutZ(bends[1]));
  const a = add(start, rotate(first, [0, -lengths[0], 0]));
  const b = add(a, rotate(second, [0, -lengths[1], 0]));
  const c = add(b, rotate(third, [0, tip - lengths[2], 0]));
  return { joints: [start, a, b, c], rotations: [first, second, third] };
}
