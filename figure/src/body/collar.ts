import { place, type Frame } from '../math/frame.ts';
import { aboutX, compose } from '../math/rotation.ts';
import { unit, type Vector } from '../math/vector.ts';
import type { Person } from '../people/person.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { cluster, type Cluster } from './cluster.ts';
import { cutAt, ellipsoid, roundCone, type Primitive } from './primitive.ts';

/**
 * A frame that turns with the trunk, so that a collar stays when the head turns. Its origin is the
 * neck's.
 */
export function collarFrame({ neck, upperThorax }: Skeleton): Frame {
  return { ...upperThorax, origin: neck.origin };
}

/** A ribbed collar, or a folded one that parts in front, cut along a plane that falls forward. */
export function collarClusters(skeleton: Skeleton, { build, collar }: Person): Cluster[] {
  if (collar !== 'ribbed' && collar !== 'folded') return [];
  const frame = collarFrame(skeleton);
  const at = (y: number, z: number) => place(frame, [0, y, z]);
  const cut = cutAt(frame, at(4.5, 0), unit([0, 1, 0.5]));
  const tube = (to: Vector, top: number, end: number) =>
    roundCone(at(7, 2.6), to, [top * build.neck, end * build.neck], { cut });
  const shape =
    collar === 'ribbed'
      ? { root: [tube(at(-4, 0.4), 6.1, 6.4)] }
      : {
          root: [tube(at(-2, 0.8), 6.1, 8.3)],
          carved: [roundCone(at(4, 5), at(-7, 10.5), [0.1, 4.2], { blend: 0.2 })],
        };
  return [cluster('torso', 'shirt', shape)];
}

export function bareChest(skeleton: Skeleton): Primitive {
  const frame = collarFrame(skeleton);
  const sloped = {
    origin: place(frame, [0, -2.9, 6.8]),
    rotation: compose(frame.rotation, aboutX(-36)),
  };
  return ellipsoid(sloped, [0, 0, 0], [7.6, 6.2, 2.3], { blend: 3 });
}
