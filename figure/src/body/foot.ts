import { direct, place, type Frame } from '../math/frame.ts';
import { dot, mix, unit, type Vector } from '../math/vector.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import { columnBetween } from './column.ts';
import { cluster, type Cluster } from './cluster.ts';
import { ellipsoid, roundCone, squashedCone, type Primitive } from './primitive.ts';

export function footClusters(leg: LegBones, bare: boolean): Cluster[] {
  return bare ? [bareFoot(leg), toenails(leg)] : shoe(leg);
}

function inFoot({ foot, out }: LegBones): (x: number, y: number, z: number) => Vector {
  return (x, y, z) => place(foot, [out * x, y, z]);
}

function bareFoot(leg: LegBones): Cluster {
  const branches = leg.toes.map((toe, i) => ({
    blend: i === 0 ? 1.3 : 0.9,
    primitives: [
      roundCone(toe.root, toe.joint, [toe.radii[0], toe.radii[1]], { blend: 0.2 }),
      roundCone(toe.joint, toe.tip, [toe.radii[1], toe.radii[2]], { blend: 0.3 }),
    ],
  }));
  const columns = [
    columnBetween(leg.knee, leg.ankle, 3.5),
    columnBetween(leg.ankle, leg.ankle, 4.5),
  ];
  const root = [...ankle(leg), ...sole(leg)];
  return cluster('foot', 'skin', { root, branches, columns }, leg.side);
}

/** The inner ankle is higher than the outer. */
function ankle(leg: LegBones): Primitive[] {
  const p = inFoot(leg);
  const shank = (t: number) => mix(leg.knee, leg.ankle, t);
  return [
    roundCone(shank(0.6), shank(0.88), [4.6, 3.35]),
    roundCone(shank(0.88), leg.ankle, [3.35, 3.35], { blend: 1 }),
    roundCone(shank(0.85), p(0, -3.6, -4.1), [1.5, 2], { blend: 1.5 }),
    ellipsoid(leg.foot, [0, -4.5, -3], [3.05, 3.15, 3.7], { blend: 2 }),
    roundCone(leg.ankle, p(0, -3.6, -1.5), [3.3, 3], { blend: 1.5 }),
    roundCone(p(-2.9, 0.2, 0.5), p(-2.9, 0.1, 0.5), [1.15, 1.1], { blend: 1 }),
    roundCone(p(2.9, -0.8, -0.5), p(2.9, -0.8, -0.4), [1.15, 1.1], { blend: 1 }),
  ];
}

function sole(leg: LegBones): Primitive[] {
  const p = inFoot(leg);
  return [
    roundCone(p(0, -1.2, 1.6), p(-1.4, -4.6, 9.6), [3.1, 2.15], { blend: 2.5 }),
    roundCone(p(0.6, -2.6, 1.6), p(2, -5.4, 9), [2.6, 1.6], { blend: 2.5 }),
    roundCone(p(1.3, -5.6, -2), p(3, -6.1, 9.2), [1.9, 1.45], { blend: 2 }),
    roundCone(p(-1, -4.4, -1), p(-2.4, -5.5, 11), [2.3, 2], { blend: 2 }),
    roundCone(p(-2.3, -5.6, 11.8), p(2.9, -6.15, 9.6), [1.9, 1.35], { blend: 2 }),
  ];
}

function toenails(leg: LegBones): Cluster {
  const nails = leg.toes.map(({ tip, tipRotation, radii }) => {
    const frame: Frame = { origin: tip, rotation: tipRotation };
    const r = radii[2];
    return ellipsoid(frame, [0, r * 0.72, 0.25], [r * 0.72, r * 0.28, r * 0.6]);
  });
  return cluster('nails', 'nail', { root: nails }, leg.side);
}

/**
 * Shoelaces, in centimetres: `at` is each one's distance forward; its height there is `top` less
 * `fall` times that distance.
 */
const LACES = { at: [5, 6.5, 8], top: 2.5, fall: 0.42, half: 1.9, radius: 0.45 };

/** The sole is split at the hinge of the toes, so that it bends on tiptoe. */
function shoe(leg: LegBones): Cluster[] {
  const p = inFoot(leg);
  const { foot, toeHinge, out, side } = leg;
  const shank = (t: number) => mix(leg.knee, leg.ankle, t);
  const up = direct(leg.shank, [0, 1, 0]);
  const opening = direct(foot, unit([0, 1, -0.12]));
  const collar = { normal: opening, height: dot(opening, p(0, -1.2, 0)) };
  const sock = [
    roundCone(shank(0.9), leg.ankle, [3.6, 3.5], {
      cut: { normal: up, height: dot(up, shank(0.905)) },
    }),
    roundCone(leg.ankle, p(0, -2.2, 0), [3.55, 3.5], { blend: 0.8 }),
    roundCone(p(0, -0.4, 1.2), p(0, -2.5, 3.2), [3.2, 3], { blend: 1 }),
  ];
  const upper = [
    roundCone(p(0, -1, -0.8), p(0, -4, -2.6), [3.7, 3.7], { cut: collar }),
    ellipsoid(foot, [0, -4.2, -2.9], [3.6, 3.4, 4.1], { blend: 1.5 }),
    roundCone(p(0, -2.2, 2.4), p(-0.3, -4.7, 10.5), [3.5, 2.7], { blend: 2.5 }),
    roundCone(p(0.8, -4.6, 1), p(1.5, -5.2, 9.6), [2.8, 2.4], { blend: 2 }),
    ellipsoid(toeHinge, [-out * 0.3, 0.6, 1.2], [4.3, 2.5, 5.6], { blend: 2 }),
  ];
  const laces = LACES.at.map((forward) => {
    const up = LACES.top - LACES.fall * forward;
    return roundCone(p(-LACES.half, up, forward), p(LACES.half, up, forward), [
      LACES.radius,
      LACES.radius,
    ]);
  });
  const cap = ellipsoid(toeHinge, [-out * 0.3, 0.5, 2.9], [4.25, 2.5, 4.2]);
  const flat: Vector = [1, 0.22, 1];
  const tread = [
    squashedCone(
      foot,
      [
        [0, -6.9, -3.2],
        [out * 0.3, -6.9, 8.6],
      ],
      [3.9, 4.5],
      flat,
    ),
    squashedCone(
      toeHinge,
      [
        [out * 0.1, -0.95, -1.2],
        [-out * 0.4, -0.95, 2.9],
      ],
      [4.5, 4],
      flat,
      {
        blend: 0.8,
      },
    ),
  ];
  return [
    cluster('foot', 'skin', { root: [roundCone(shank(0.75), shank(0.93), [3.9, 3.3])] }, side),
    cluster('sock', 'sock', { root: sock }, side),
    cluster('foot', 'shoe', { root: upper }, side),
    cluster('sole', 'sole', { root: [...tread, cap] }, side),
    cluster('sole', 'sole', { root: laces }, side),
  ];
}
