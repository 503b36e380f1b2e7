import { cluster, type Cluster } from '../body/cluster.ts';
import { box, roundCone } from '../body/primitive.ts';
import { place as at, WORLD, type Frame } from '../math/frame.ts';
import { aboutX } from '../math/rotation.ts';
import type { Vector } from '../math/vector.ts';
import { DESK_HEIGHT, SEAT_HEIGHT } from '../skeleton/proportions.ts';
import type { Place } from './place.ts';

/** What stands around the figure. */
export function furniture({ chair, desk, wall }: Place): Cluster[] {
  return [
    ...(chair === null ? [] : chairClusters(chair)),
    ...(desk === null ? [] : deskClusters(desk)),
    ...(wall === null ? [] : [wallCluster(wall)]),
  ];
}

/** A plain office chair without arms; `z` is the middle of the seat. */
function chairClusters(z: number): Cluster[] {
  const frame: Frame = { ...WORLD, origin: [0, 0, z] };
  const p = (x: number, y: number, forward: number): Vector => at(frame, [x, y, forward]);
  const legs = [1, -1].flatMap((side) => [
    roundCone(
      p(side * 17.5, SEAT_HEIGHT - 4, -16),
      p(side * 15.5, SEAT_HEIGHT + 38, -20.4),
      [1.3, 1.3],
    ),
    roundCone(p(side * 18, SEAT_HEIGHT - 4, -16), p(side * 19.5, 1.2, -20), [1.3, 1.2]),
    roundCone(p(side * 18, SEAT_HEIGHT - 4, 19), p(side * 19.5, 1.2, 22), [1.3, 1.2]),
  ]);
  return [
    cluster('furniture', 'chair', {
      root: [box(frame, [0, SEAT_HEIGHT - 2.6, 2], [21, 2.4, 21], 2.2)],
    }),
    cluster('furniture', 'chair', {
      root: [box(frame, [0, SEAT_HEIGHT + 33, -19.5], [19, 10, 1.8], 1.6, aboutX(-6))],
    }),
    cluster('furniture', 'metal', { root: legs }),
  ];
}

/** A desk 120 cm wide and 60 cm deep; `z` is its near edge. */
function deskClusters(z: number): Cluster[] {
  const middle = z + 30;
  const legs = [-56, 56].flatMap((x) => [
    box(WORLD, [x, 35, middle], [1.6, 35, 1.6], 0.8),
    box(WORLD, [x, 1.2, middle], [1.6, 1.2, 26], 0.8),
  ]);
  return [
    cluster('furniture', 'desk', {
      root: [box(WORLD, [0, DESK_HEIGHT - 1.4, middle], [60, 1.4, 30], 1)],
    }),
    cluster('furniture', 'metal', { root: legs }),
  ];
}

/** A slice of wall 92 cm wide and 240 cm high; its face is where the figure meets it. */
function wallCluster({ where, at }: NonNullable<Place['wall']>): Cluster {
  const slice = {
    front: box(WORLD, [0, 120, at + 9], [46, 120, 9], 0.1),
    back: box(WORLD, [0, 120, at - 9], [46, 120, 9], 0.1),
    left: box(WORLD, [at + 9, 120, 0], [9, 120, 46], 0.1),
  };
  return cluster('furniture', 'wall', { root: [slice[where]] });
}
