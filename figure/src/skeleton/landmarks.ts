import { direct, place } from '../math/frame.ts';
import { add, mix, type Vector } from '../math/vector.ts';
import type { Side } from '../pose/side.ts';
import type { ArmBones } from './arm-bones.ts';
import type { LegBones } from './leg-bones.ts';
import type { Skeleton } from './skeleton.ts';

const AXIAL = {
  brow: (k: Skeleton) => place(k.head, [0, 19, 13]),
  crown: (k: Skeleton) => place(k.head, [0, 21.5, 0]),
  nose: (k: Skeleton) => place(k.head, [0, 6, 13]),
  noseAhead: (k: Skeleton) => place(k.head, [0, 6, 44]),
  chin: (k: Skeleton) => place(k.head, [0, 2, 11]),
  neck: (k: Skeleton) => mix(k.neck.origin, k.head.origin, 0.4),
  chest: (k: Skeleton) => place(k.upperThorax, [0, 3, 12]),
  upperBack: (k: Skeleton) => place(k.upperThorax, [0, 0, -2]),
  lowerBack: (k: Skeleton) => place(k.upperLumbar, [0, 0, -2]),
  belly: (k: Skeleton) => place(k.upperLumbar, [0, -3, 11]),
  pelvis: (k: Skeleton) => k.pelvis.origin,
} as const satisfies Record<string, (k: Skeleton) => Vector>;

const OF_HEAD = {
  /** The masseter, between cheekbone and jaw. */
  jaw: (k: Skeleton, out: number) => place(k.head, [out * 6, 4, 4.5]),
} as const satisfies Record<string, (k: Skeleton, out: number) => Vector>;

const OF_ARM = {
  shoulder: (a: ArmBones) => add(a.shoulder, direct(a.socket, [a.out * 2.5, 4.5, 0])),
  elbow: (a: ArmBones) => a.elbow,
  forearm: (a: ArmBones) => mix(a.elbow, a.wrist, 0.3),
  wrist: (a: ArmBones) => a.wrist,
  palm: (a: ArmBones) => mix(a.wrist, a.hand.fingers.middle.joints[0], 0.6),
  knuckle: (a: ArmBones) => a.hand.fingers.middle.joints[0],
  fingertip: (a: ArmBones) => a.hand.fingers.middle.joints[3],
  indexTip: (a: ArmBones) => a.hand.fingers.index.joints[3],
  ringTip: (a: ArmBones) => a.hand.fingers.ring.joints[3],
  littleTip: (a: ArmBones) => a.hand.fingers.little.joints[3],
  thumb: (a: ArmBones) => mix(a.hand.thumb.joints[0], a.hand.thumb.joints[1], 0.5),
  thumbTip: (a: ArmBones) => a.hand.thumb.joints[3],
} as const satisfies Record<string, (a: ArmBones) => Vector>;

const OF_LEG = {
  /** The greater trochanter, at the side of the hip. */
  hip: (l: LegBones) => place(l.thigh, [l.out * 6, 0, 0]),
  glute: (l: LegBones) => add(l.hip, [l.out * 6, -1, -8]),
  knee: (l: LegBones) => l.knee,
  calf: (l: LegBones) => place(l.shank, [0, -14, -3]),
  ankle: (l: LegBones) => l.ankle,
  heel: (l: LegBones) => place(l.foot, [0, -5, -7]),
  ball: (l: LegBones) => place(l.foot, [0, -6, 11]),
  toe: (l: LegBones) => place(l.toeHinge, [0, 0.5, 5.5]),
  bigToe: (l: LegBones) => place(l.bigToeHinge, [0, 0.6, 5.5]),
  /** Below the little toe's root, where a foot tilts. */
  outerEdge: (l: LegBones) => place(l.foot, [l.out * 4, -6, 9]),
} as const satisfies Record<string, (l: LegBones) => Vector>;

type AxialLandmark = keyof typeof AXIAL;
type HeadLandmark = keyof typeof OF_HEAD;
type ArmLandmark = keyof typeof OF_ARM;
type LegLandmark = keyof typeof OF_LEG;

export type Landmark = AxialLandmark | `${'L' | 'R'}.${HeadLandmark | ArmLandmark | LegLandmark}`;

export function landmarkPoint(skeleton: Skeleton, landmark: Landmark): Vector {
  const { side, part } = splitLandmark(landmark);
  if (side === null) return AXIAL[part](skeleton);
  if (part === 'jaw') return OF_HEAD.jaw(skeleton, skeleton.arms[side].out);
  if (isOfArm(part)) return OF_ARM[part](skeleton.arms[side]);
  return OF_LEG[part](skeleton.legs[side]);
}

/** "L.knee" -> the knee of the left side; "brow" -> the brow of no side. */
export function splitLandmark(
  landmark: Landmark,
):
  | { side: null; part: AxialLandmark }
  | { side: Side; part: HeadLandmark | ArmLandmark | LegLandmark } {
  const [letter, name] = landmark.split('.');
  if (name === undefined) return { side: null, part: landmark as AxialLandmark };
  return {
    side: letter === 'L' ? 'left' : 'right',
    part: name as HeadLandmark | ArmLandmark | LegLandmark,
  };
}

function isOfArm(part: ArmLandmark | LegLandmark): part is ArmLandmark {
  return part in OF_ARM;
}
