import { place, type Frame } from '../math/frame.ts';
import { mix, type Vector } from '../math/vector.ts';
import { FINGERS, type FingerName } from '../pose/range-of-motion.ts';
import type { Person } from '../people/person.ts';
import type { ArmBones } from '../skeleton/arm-bones.ts';
import { FOREARM } from '../skeleton/proportions.ts';
import { columnBetween } from './column.ts';
import { cluster, type Branch, type Cluster } from './cluster.ts';
import { ellipsoid, roundCone, squashedCone, type Primitive } from './primitive.ts';

type FourRadii = readonly [number, number, number, number];

/** Radii in centimetres: knuckle, PIP, DIP and tip; the metacarpal's two ends; the nail's half width. */
const FINGER: Readonly<
  Record<FingerName, { radii: FourRadii; metacarpal: readonly [number, number]; nail: number }>
> = {
  index: { radii: [1.02, 0.93, 0.84, 0.7], metacarpal: [1.35, 1.25], nail: 0.72 },
  middle: { radii: [1.05, 0.96, 0.86, 0.72], metacarpal: [1.4, 1.3], nail: 0.74 },
  ring: { radii: [1, 0.92, 0.82, 0.68], metacarpal: [1.35, 1.25], nail: 0.7 },
  little: { radii: [0.9, 0.8, 0.72, 0.6], metacarpal: [1.25, 1.15], nail: 0.62 },
};

/** Upper arm (not in close-ups), forearm and hand flow together; fingers and thumb stay apart. */
export function armCluster(arm: ArmBones, { build }: Person, closeUp = false): Cluster {
  return cluster(
    'arm',
    'skin',
    {
      root: [...forearm(arm, build.limbs, closeUp), ...palm(arm)],
      branches: [...FINGERS.map((name) => finger(arm, name)), thumb(arm)],
      columns: [
        columnBetween(arm.shoulder, arm.elbow, 4),
        columnBetween(arm.elbow, arm.wrist, 3.5),
        columnBetween(arm.wrist, arm.wrist, 4.5),
      ],
    },
    arm.side,
  );
}

function forearm(arm: ArmBones, width: number, closeUp: boolean): Primitive[] {
  const upper = (t: number) => mix(arm.shoulder, arm.elbow, t);
  const lower = (t: number) => mix(arm.elbow, arm.wrist, t);
  const radii = (a: number, b: number) => [a * width, b * width] as const;
  const shown = closeUp ? [] : [roundCone(upper(0.25), upper(1), radii(4.5, 3.75))];
  return [
    ...shown,
    roundCone(arm.elbow, lower(0.28), radii(3.7, 4.05), { blend: 1.5 }),
    roundCone(lower(0.28), lower(0.8), radii(4.05, 2.8), { blend: 1.5 }),
    squashedCone(
      arm.twisted,
      [
        [0, FOREARM * 0.25, 0],
        [0, 0, 0],
      ],
      [3.0, 2.75],
      [0.8, 1, 1.03],
      { blend: 1.5 },
    ),
    squashedCone(
      arm.hand.frame,
      [
        [0, 0.5, 0],
        [0, -2.2, 0],
      ],
      [2.6, 2.6],
      [0.68, 1, 1],
      { blend: 1.8 },
    ),
  ];
}

function palm({ hand, out }: ArmBones): Primitive[] {
  const at = (x: number, y: number, z: number): Vector => place(hand.frame, [x, y, z]);
  const [thumbBase, thumbKnuckle] = hand.thumb.joints;
  const metacarpals = FINGERS.map((name) =>
    roundCone(hand.carpal[name], hand.fingers[name].joints[0], FINGER[name].metacarpal, {
      blend: 1.6,
    }),
  );
  return [
    ...metacarpals,
    roundCone(at(-out * 0.5, -2.2, -1.9), at(-out * 0.45, -6.2, -2.9), [1.35, 1.25], {
      blend: 1.6,
    }),
    roundCone(thumbBase, mix(thumbBase, thumbKnuckle, 0.8), [1.55, 1.35], { blend: 2 }),
    roundCone(
      at(-out * 0.4, -2.6, 1.2),
      mix(thumbKnuckle, hand.fingers.index.joints[0], 0.42),
      [1.3, 0.8],
      { blend: 2.4 },
    ),
  ];
}

function finger({ hand }: ArmBones, name: FingerName): Branch {
  const [a, b, c, d] = hand.fingers[name].joints;
  const [ra, rb, rc, rd] = FINGER[name].radii;
  return {
    blend: 0.75,
    primitives: [
      roundCone(a, b, [ra, rb], { blend: 0.2 }),
      roundCone(b, c, [rb, rc], { blend: 0.25 }),
      roundCone(c, d, [rc, rd], { blend: 0.25 }),
    ],
  };
}

function thumb({ hand }: ArmBones): Branch {
  const [a, b, c, d] = hand.thumb.joints;
  return {
    blend: 1.2,
    primitives: [
      roundCone(a, b, [1.45, 1.2], { blend: 0.2 }),
      roundCone(b, c, [1.18, 1.08], { blend: 0.3 }),
      roundCone(c, d, [1.08, 0.82], { blend: 0.3 }),
    ],
  };
}

/** Nails distinguish the back of a hand from its palm. */
export function fingernails({ hand, out, side }: ArmBones): Cluster {
  const nails = FINGERS.map((name) => {
    const { joints, rotations } = hand.fingers[name];
    const tip: Frame = { origin: joints[3], rotation: rotations[2] };
    const r = FINGER[name].nail;
    return ellipsoid(tip, [out * r * 0.84, 0.34, 0], [0.22, 0.66, r * 0.76]);
  });
  const thumbTip: Frame = { origin: hand.thumb.joints[3], rotation: hand.thumb.rotations[2] };
  const thumbNail = ellipsoid(thumbTip, [out * 0.72, 0.32, 0], [0.24, 0.78, 0.7]);
  return cluster('nails', 'nail', { root: [...nails, thumbNail] }, side);
}
