import { place, type Frame } from '../math/frame.ts';
import { scale, type Vector } from '../math/vector.ts';
import type { Person } from '../people/person.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { bareChest } from './collar.ts';
import { columnBetween } from './column.ts';
import { cluster, type Cluster } from './cluster.ts';
import { ellipsoid, roundCone, type Primitive } from './primitive.ts';

/** A little larger than life, so that a face is readable at arm's length. */
export const HEAD_SCALE = 1.07;

/** @param point of the unscaled head. */
export function headPoint(head: Frame, point: Vector): Vector {
  return place(head, scale(point, HEAD_SCALE));
}

export function headEllipsoid(
  head: Frame,
  centre: Vector,
  radii: Vector,
  blend: number,
): Primitive {
  return ellipsoid(head, scale(centre, HEAD_SCALE), scale(radii, HEAD_SCALE), { blend });
}

export function headCluster(skeleton: Skeleton, { build, hairStyle, collar }: Person): Cluster {
  const { neck, head } = skeleton;
  const at = (x: number, y: number, z: number) => headPoint(head, [x, y, z]);
  const jaw = 0.5 + build.neck / 2;
  const ear = (out: 1 | -1) => ({
    blend: 0.8,
    primitives: [headEllipsoid(head, [out * 7.45, 6.9, -0.2], [0.95, 2.35, 1.6], 0.3)],
  });
  return cluster('head', 'skin', {
    root: [
      roundCone(place(neck, [0, -4.5, 0.3]), place(head, [0, 1.5, 0.6]), [
        5.8 * build.neck,
        5.1 * build.neck,
      ]),
      headEllipsoid(head, [0, 10.6, 0.9], [7.5, 8.6, 9.3], 1.5),
      roundCone(at(0, 6.4, 4.4), at(0, 1.6, 6.2), [6.3 * jaw, 4 * jaw], { blend: 2.5 }),
      roundCone(at(-1.1, 0.6, 7), at(1.1, 0.6, 7), [2.5, 2.5], { blend: 2.2 }),
      ...(collar === 'open' ? [bareChest(skeleton)] : []),
    ],
    branches: [
      {
        blend: 0.9,
        primitives: [roundCone(at(0, 8.4, 9.5), at(0, 5.7, 10.9), [0.7, 1.1], { blend: 0.3 })],
      },
      ...(hairStyle === 'headscarf' ? [] : [ear(1), ear(-1)]),
    ],
    columns: [
      columnBetween(place(neck, [0, -4.5, 0.3]), place(head, [0, -2, 0.5]), 5),
      columnBetween(at(0, 6, 3), at(0, 6, 3), 6),
    ],
  });
}
