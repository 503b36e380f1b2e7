import { childFrame, place, type Frame } from '../math/frame.ts';
import { aboutX, aboutY, aboutZ, compose, rotate, type Rotation } from '../math/rotation.ts';
import { add, type Vector } from '../math/vector.ts';
import { sided, type Pose } from '../pose/pose.ts';
import type { LimbMovement } from '../pose/range-of-motion.ts';
import { outward, type Side } from '../pose/side.ts';
import { ANKLE_HEIGHT, HIP_HALF_WIDTH, SHANK, THIGH } from './proportions.ts';

type ToeBones = {
  readonly root: Vector;
  readonly joint: Vector;
  readonly tip: Vector;
  readonly tipRotation: Rotation;
  readonly radii: readonly [root: number, joint: number, tip: number];
};

export type LegBones = {
  readonly side: Side;
  readonly out: 1 | -1;
  readonly hip: Vector;
  readonly thigh: Frame;
  readonly knee: Vector;
  readonly shank: Frame;
  readonly ankle: Vector;
  /** At the ankle: the sole lies at Y = -7.6, the toes towards +Z. */
  readonly foot: Frame;
  /** The hinge of the lesser toes, where a shoe bends too. */
  readonly toeHinge: Frame;
  readonly bigToeHinge: Frame;
  /** Big toe first. */
  readonly toes: readonly ToeBones[];
};

type Toe = {
  /** Root: away from the middle and forward of the ankle; then the lengths of two segments. */
  out: number;
  forward: number;
  lengths: readonly [number, number];
  radii: readonly [number, number, number];
  /** Degrees outward at rest, and the share of the spread. */
  splay: number;
  spread: number;
};

const BALL_HEIGHT = -ANKLE_HEIGHT + 1.6;
const TOES: readonly Toe[] = [
  {
    out: -2.55,
    forward: 12.6,
    lengths: [3, 2.6],
    radii: [1.42, 1.3, 1.15],
    splay: 1.2,
    spread: -0.8,
  },
  {
    out: -0.55,
    forward: 12.7,
    lengths: [2.6, 2.3],
    radii: [0.98, 0.9, 0.82],
    splay: 0,
    spread: -0.25,
  },
  {
    out: 0.75,
    forward: 12.1,
    lengths: [2.3, 2],
    radii: [0.94, 0.86, 0.8],
    splay: -1.8,
    spread: 0.2,
  },
  {
    out: 1.95,
    forward: 11.3,
    lengths: [2, 1.7],
    radii: [0.9, 0.83, 0.78],
    splay: -3.6,
    spread: 0.6,
  },
  { out: 3.05, forward: 10.2, lengths: [1.7, 1.4], radii: [0.9, 0.84, 0.8], splay: -6, spread: 1 },
];
/** Degrees: lesser toes rest a little clawed. */
const REST_CURL = { big: 2, lesser: 14 };

/** The hip's angles are measured from the pelvis without its tilt: tilting alone leaves feet in place. */
export function placeLeg(pose: Pose, pelvis: Frame, side: Side): LegBones {
  const out = outward(side);
  const angle = (movement: LimbMovement) => pose[sided(side, movement)];
  const hip = place(pelvis, [out * HIP_HALF_WIDTH, 0, 0]);
  const thigh: Frame = {
    origin: hip,
    rotation: compose(
      aboutY(pose['pelvis.yaw']),
      aboutX(-angle('hip.flex')),
      aboutZ(out * angle('hip.abd')),
      aboutY(-out * angle('hip.rot')),
    ),
  };
  const knee = place(thigh, [0, -THIGH, 0]);
  const shank: Frame = {
    origin: knee,
    rotation: compose(thigh.rotation, aboutX(angle('knee.flex')), aboutY(-out * angle('knee.rot'))),
  };
  const ankle = place(shank, [0, -SHANK, 0]);
  const foot: Frame = {
    origin: ankle,
    rotation: compose(
      shank.rotation,
      aboutX(-angle('ankle.dorsi')),
      aboutZ(-out * angle('ankle.inv')),
    ),
  };
  const mtp = angle('toes.mtp');
  const toeHinge = childFrame(foot, [0, BALL_HEIGHT, 13.2], aboutX(-mtp));
  const bigToeHinge = childFrame(
    foot,
    [-out * 2.6, BALL_HEIGHT, 13.6],
    aboutX(-(mtp + angle('toes.big'))),
  );
  const hinge = { curl: angle('toes.ip'), spread: angle('toes.spread'), out };
  const toes = TOES.map((toe, i) =>
    placeToe(toe, foot, i === 0 ? bigToeHinge : toeHinge, { ...hinge, big: i === 0 }),
  );
  return { side, out, hip, thigh, knee, shank, ankle, foot, toeHinge, bigToeHinge, toes };
}

function placeToe(
  toe: Toe,
  foot: Frame,
  hinge: Frame,
  bend: { curl: number; spread: number; out: 1 | -1; big: boolean },
): ToeBones {
  const { out, big } = bend;
  const height = -7.55 + toe.radii[0] * (big ? 1.02 : 1.25);
  const root = place(foot, [out * toe.out, height, toe.forward]);
  const first = compose(hinge.rotation, aboutY(out * (toe.splay + bend.spread * toe.spread)));
  const tipRotation = compose(first, aboutX((big ? REST_CURL.big : REST_CURL.lesser) + bend.curl));
  const joint = add(root, rotate(first, [0, big ? 0 : 0.15, toe.lengths[0]]));
  const tip = add(joint, rotate(tipRotation, [0, 0, toe.lengths[1] - 0.5]));
  return { root, joint, tip, tipRotation, radii: toe.radii };
}
