import { direct, place } from '../math/frame.ts';
import { add, dot, mix, scale } from '../math/vector.ts';
import type { Build, Person } from '../people/person.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { columnBetween, type Column } from './column.ts';
import { cluster, type Branch, type Cluster } from './cluster.ts';
import { ellipsoid, roundCone } from './primitive.ts';

/** Ends of a trouser leg as a fraction of the shank: turned up above bare feet. */
const CUFF = { shod: 0.84, bare: 0.62 };

/** A seat that flows into two legs, which never flow into each other. */
export function trousersCluster(skeleton: Skeleton, { build }: Person, bare: boolean): Cluster {
  const { pelvis, legs } = skeleton;
  const { hips } = build;
  return cluster('legwear', 'trousers', {
    root: [
      ellipsoid(pelvis, [0, 2.2, -0.6], [15.8 * hips, 9.5, 10.8 * hips]),
      ...[1, -1].map((out) =>
        ellipsoid(pelvis, [out * 6.8 * hips, -2.5, -4.2], [8.8 * hips, 8.6, 8.6 * hips], {
          blend: 3,
        }),
      ),
    ],
    branches: [trouserLeg(legs.left, build, bare), trouserLeg(legs.right, build, bare)],
    columns: [
      columnBetween(place(pelvis, [0, 5, -1]), place(pelvis, [0, -2, -1]), 11),
      ...legColumns(legs.left),
      ...legColumns(legs.right),
    ],
  });
}

/** For close-ups of a foot. */
export function loneTrouserLeg(leg: LegBones, { build }: Person, bare: boolean): Cluster {
  const { primitives } = trouserLeg(leg, build, bare);
  return cluster('legwear', 'trousers', { root: primitives, columns: legColumns(leg) }, leg.side);
}

function legColumns({ hip, knee, ankle }: LegBones): Column[] {
  return [columnBetween(hip, knee, 7.5), columnBetween(knee, ankle, 5.5)];
}

function trouserLeg(leg: LegBones, { limbs, hips }: Build, bare: boolean): Branch {
  const thigh = (t: number) => mix(leg.hip, leg.knee, t);
  const shank = (t: number) => mix(leg.knee, leg.ankle, t);
  const calf = add(shank(0.32), scale(direct(leg.shank, [0, 0, -1]), 0.9));
  const end = bare ? CUFF.bare : CUFF.shod;
  const down = direct(leg.shank, [0, -1, 0]);
  const w = (limbs + hips) / 2;
  return {
    blend: 5,
    primitives: [
      roundCone(
        add(thigh(0.02), direct(leg.thigh, [leg.out * 0.6, 0, 0])),
        thigh(0.45),
        [9 * w, 7.7 * w],
        { blend: 2 },
      ),
      roundCone(thigh(0.45), leg.knee, [7.7 * w, 6.1 * limbs], { blend: 2 }),
      roundCone(leg.knee, calf, [6 * limbs, 5.9 * limbs], { blend: 1.5 }),
      roundCone(calf, shank(end + 0.08), [5.9 * limbs, bare ? 5.3 : 4.9], {
        blend: 2,
        cut: { normal: down, height: dot(down, shank(end)) },
      }),
      roundCone(place(leg.shank, [0, 0, 0.8]), place(leg.shank, [0, -1.5, 0.7]), [5.5, 5.2], {
        blend: 2,
      }),
    ],
  };
}
