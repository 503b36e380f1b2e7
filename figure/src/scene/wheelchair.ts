import { cluster, type Cluster } from '../body/cluster.ts';
import { box, roundCone, type Primitive } from '../body/primitive.ts';
import { WORLD } from '../math/frame.ts';
import { add, type Vector } from '../math/vector.ts';
import { SEAT_HEIGHT } from '../skeleton/proportions.ts';

/** A wheel: axle behind the middle of the seat, distance outward, radius, and parts. */
const WHEEL = { back: -8, out: 26, radius: 30, tyre: 1.3, parts: 18, spokes: 6 };
/** Under the soles of an upright sitter. */
const FOOTPLATE = { forward: 44, out: 9.5, half: [5.6, 0.5, 8] } as const;
const FRAME = 1.2;

export function wheelchair(z: number): Cluster[] {
  const p = (x: number, y: number, forward: number): Vector => [x, y, z + forward];
  const sides = [1, -1] as const;
  const frame = sides.flatMap((out) => [
    ...tube(
      p(out * 18, SEAT_HEIGHT + 42, -27),
      p(out * 18, SEAT_HEIGHT + 40, -20.5),
      p(out * 19, SEAT_HEIGHT - 4.5, -17),
      p(out * 19, SEAT_HEIGHT - 4.5, 22),
      p(out * 15, 3, 36),
    ),
    ...tube(p(out * 19, 30, WHEEL.back), p(out * 19, SEAT_HEIGHT - 4.5, WHEEL.back)),
    ...tube(p(out * 19, SEAT_HEIGHT - 5, 17), p(out * 19, 12, 17)),
    box(WORLD, p(out * FOOTPLATE.out, 0, FOOTPLATE.forward - 2), [...FOOTPLATE.half], 0.4),
  ]);
  const front = sides.map((out) => roundCone(p(out * 18, 6, 14), p(out * 20, 6, 14), [6, 6]));
  const wheels = sides.map((out) => wheel(p(out * WHEEL.out, WHEEL.radius, WHEEL.back)));
  return [
    cluster('furniture', 'chair', {
      root: [box(WORLD, p(0, SEAT_HEIGHT - 2.6, 2), [20, 2.4, 21], 2.2)],
    }),
    cluster('furniture', 'chair', {
      root: [box(WORLD, p(0, SEAT_HEIGHT + 24, -19.5), [17.5, 15, 1.6], 1.4)],
    }),
    // One cluster per material: the painter has room for few.
    cluster('furniture', 'metal', { root: [...frame, ...wheels.flatMap(({ spokes }) => spokes)] }),
    cluster('furniture', 'plastic', { root: [...front, ...wheels.flatMap(({ tyre }) => tyre)] }),
  ];
}

function wheel(axle: Vector): { tyre: Primitive[]; spokes: Primitive[] } {
  const rim = (share: number, reach: number): Vector => {
    const angle = share * 2 * Math.PI;
    return add(axle, [0, Math.cos(angle) * reach, Math.sin(angle) * reach]);
  };
  const reach = WHEEL.radius - WHEEL.tyre;
  const tyre = Array.from({ length: WHEEL.parts }, (_, i) =>
    roundCone(rim(i / WHEEL.parts, reach), rim((i + 1) / WHEEL.parts, reach), [
      WHEEL.tyre,
      WHEEL.tyre,
    ]),
  );
  const spokes = Array.from({ length: WHEEL.spokes }, (_, i) =>
    roundCone(axle, rim((i + 0.5) / WHEEL.spokes, reach), [0.5, 0.5]),
  );
  return { tyre, spokes: [...spokes, roundCone(axle, axle, [3, 3])] };
}

function tube(...points: readonly Vector[]) {
  return points.slice(1).map((to, i) => roundCone(points[i] ?? to, to, [FRAME, FRAME]));
}
