import { cluster, type Cluster } from '../body/cluster.ts';
import { box, roundCone } from '../body/primitive.ts';
import { place as at, WORLD, type Frame } from '../math/frame.ts';
import { aboutX } from '../math/rotation.ts';
import { add, scale, type Vector } from '../math/vector.ts';
import { SEAT_HEIGHT } from '../skeleton/proportions.ts';

/** The five arms of the base: heights of start and end, and reach from the column, in centimetres. */
const STAR = { hub: 11, tip: 7, reach: 27, arms: 5, castor: 2.6 };

/** An office chair without armrests; `z` is the middle of the seat. */
export function officeChair(z: number): Cluster[] {
  const { p } = around(z);
  const spine = [
    roundCone(p(0, SEAT_HEIGHT - 5.6, 0), p(0, SEAT_HEIGHT - 5.6, -20), [1.8, 1.6]),
    roundCone(p(0, SEAT_HEIGHT - 5.6, -20), p(0, SEAT_HEIGHT + 3, -23), [1.6, 1.5]),
    roundCone(p(0, SEAT_HEIGHT + 3, -23), p(0, SEAT_HEIGHT + 34, -22.4), [1.5, 1.4]),
  ];
  const column = [
    roundCone(p(0, SEAT_HEIGHT - 5, 0), p(0, 20, 0), [2, 2]),
    roundCone(p(0, 22, 0), p(0, STAR.hub, 0), [3, 3.6]),
  ];
  // One arm points forward, between the feet, which leaves room for drawn-back heels.
  const arms = Array.from({ length: STAR.arms }, (_, i) => {
    const angle = (i / STAR.arms) * 2 * Math.PI;
    return { out: Math.sin(angle), forward: Math.cos(angle) };
  });
  const star = arms.map(({ out, forward }) =>
    roundCone(p(0, STAR.hub, 0), p(out * STAR.reach, STAR.tip, forward * STAR.reach), [2.4, 1.7]),
  );
  const castors = arms.map(({ out, forward }) => {
    const middle = p(out * STAR.reach, STAR.castor, forward * STAR.reach);
    const axle: Vector = scale([forward, 0, -out], 1.3);
    return roundCone(add(middle, scale(axle, -1)), add(middle, axle), [STAR.castor, STAR.castor]);
  });
  return [
    ...seatAndBack(z),
    cluster('furniture', 'metal', { root: [...spine, ...column, ...star] }),
    cluster('furniture', 'plastic', { root: castors }),
  ];
}

export function steadyChair(z: number): Cluster[] {
  const { p } = around(z);
  const legs = [1, -1].flatMap((side) => [
    roundCone(
      p(side * 17.5, SEAT_HEIGHT - 4, -16),
      p(side * 15.5, SEAT_HEIGHT + 38, -20.4),
      [1.3, 1.3],
    ),
    roundCone(p(side * 18, SEAT_HEIGHT - 4, -16), p(side * 19.5, 1.2, -20), [1.3, 1.2]),
    roundCone(p(side * 18, SEAT_HEIGHT - 4, 19), p(side * 19.5, 1.2, 22), [1.3, 1.2]),
  ]);
  return [...seatAndBack(z), cluster('furniture', 'metal', { root: legs })];
}

/** Seat and back are in the same place on every chair, for hands and thighs. */
function seatAndBack(z: number): Cluster[] {
  const { frame } = around(z);
  return [
    cluster('furniture', 'chair', {
      root: [box(frame, [0, SEAT_HEIGHT - 2.6, 2], [21, 2.4, 21], 2.2)],
    }),
    cluster('furniture', 'chair', {
      root: [box(frame, [0, SEAT_HEIGHT + 33, -19.5], [19, 10, 1.8], 1.6, aboutX(-6))],
    }),
  ];
}

function around(z: number): { frame: Frame; p: (x: number, y: number, forward: number) => Vector } {
  const frame: Frame = { ...WORLD, origin: [0, 0, z] };
  return { frame, p: (x, y, forward) => at(frame, [x, y, forward]) };
}
