import type { Frame } from '../math/frame.ts';
import { place } from '../math/frame.ts';
import type { HairStyle, Person } from '../people/person.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import type { Vector } from '../math/vector.ts';
import { cluster, type Cluster } from './cluster.ts';
import { headEllipsoid, headPoint } from './head.ts';
import { roundCone, type Primitive } from './primitive.ts';

type Hair = { root: Primitive[]; carved: Primitive[] };

/** Hair, or the scarf over it: a shell around the skull, with the face carved out. */
export function hairCluster({ head, neck }: Skeleton, { hairStyle }: Person): Cluster {
  return cluster('hair', 'hair', STYLES[hairStyle](head, neck));
}

const ball = (head: Frame, from: Vector, to: Vector, radii: [number, number], blend: number) =>
  roundCone(headPoint(head, from), headPoint(head, to), radii, { blend });

function face(head: Frame, forward: Vector, radii: Vector, below: Vector): Primitive[] {
  return [
    headEllipsoid(head, forward, radii, 0.7),
    headEllipsoid(head, below, [9.5, 10.2, 7.6], 0.6),
  ];
}

const STYLES: Readonly<Record<HairStyle, (head: Frame, neck: Frame) => Hair>> = {
  short: (head) => ({
    root: [
      headEllipsoid(head, [0, 11.3, -0.4], [8.2, 9.1, 9.8], 0),
      ball(head, [0, 6, -4], [0, 3.4, -4.8], [6, 4.6], 2),
      ball(head, [-3.2, 17.2, 5.2], [4.4, 17, 4.6], [3.4, 3], 2.5),
      ball(head, [0, 17.5, 2], [0, 17, -3], [4, 4], 2),
    ],
    carved: face(head, [-0.6, 5.4, 10.6], [7, 9, 8.4], [0, -1.5, 3.9]),
  }),
  bun: (head) => ({
    root: [
      headEllipsoid(head, [0, 11, -0.4], [8.3, 9.3, 10], 0),
      ball(head, [0, 6, -4], [0, 3.6, -4.6], [6.2, 5], 2),
      ball(head, [0, 15.5, -9.5], [0, 15.8, -9.9], [4.3, 4.2], 0.8),
    ],
    carved: [
      headEllipsoid(head, [0, 5.6, 10.2], [7.4, 9.3, 8.6], 0.8),
      headEllipsoid(head, [0, -1, 3.5], [9.5, 9.5, 7.2], 0.6),
    ],
  }),
  bob: (head) => ({
    root: [
      headEllipsoid(head, [0, 11, -0.6], [8.9, 9.4, 10], 0),
      ball(head, [-4.6, 7, -2.2], [-5, 1.2, -2.6], [5, 4], 2.5),
      ball(head, [4.6, 7, -2.2], [5, 1.2, -2.6], [5, 4], 2.5),
      ball(head, [0, 6, -5], [0, 0.8, -5.4], [6, 5], 3),
    ],
    carved: [
      headEllipsoid(head, [1.2, 5.2, 10.4], [7, 9.6, 8.6], 0.8),
      headEllipsoid(head, [0, 0, 8.6], [6.6, 11, 6.8], 0.8),
    ],
  }),
  curls: (head) => ({
    root: [
      headEllipsoid(head, [0, 11.4, -0.8], [8.6, 9, 9.8], 0),
      ...CURLS.map(([x, y, z, r]) => ball(head, [x, y, z], [x, y + 0.2, z], [r, r], 0.9)),
    ],
    carved: face(head, [0, 5, 10.8], [7.2, 9, 8.6], [0, -2.4, 5.4]),
  }),
  'grey-crop': (head) => ({
    root: [
      headEllipsoid(head, [0, 11, -0.7], [7.9, 8.8, 9.5], 0),
      ball(head, [0, 6, -4], [0, 4, -4.6], [5.8, 4.6], 2),
    ],
    carved: [
      headEllipsoid(head, [0, 7.4, 10.2], [7.2, 10.2, 9], 1.2),
      headEllipsoid(head, [0, -1.5, 3.9], [9.5, 10.2, 7.6], 0.6),
    ],
  }),
  headscarf: (head, neck) => ({
    root: [
      headEllipsoid(head, [0, 10.6, -0.2], [8.7, 9.7, 10.2], 0),
      ball(head, [0, 5, -1.5], [0, 0, 1.2], [8, 7.2], 3),
      roundCone(headPoint(head, [0, -1, 1.5]), place(neck, [0, -1.6, 2]), [7, 8.4], { blend: 2.5 }),
      roundCone(place(neck, [-4, -2.6, 2]), place(neck, [4, -2.6, 2]), [6.2, 6.2], { blend: 3 }),
    ],
    carved: [headEllipsoid(head, [0, 7.2, 11.6], [6.5, 8.6, 8.2], 0.5)],
  }),
};

const CURLS: readonly (readonly [x: number, y: number, z: number, r: number])[] = [
  [0, 19.4, 3.6, 3.2],
  [-4.6, 18.4, 3.2, 3.1],
  [4.6, 18.4, 3.2, 3.1],
  [-7.6, 14.4, 0.6, 3.2],
  [7.6, 14.4, 0.6, 3.2],
  [-8.2, 9.6, -2, 3.2],
  [8.2, 9.6, -2, 3.2],
  [-7, 5, -4.4, 3.2],
  [7, 5, -4.4, 3.2],
  [-4, 19.4, -3, 3.4],
  [4, 19.4, -3, 3.4],
  [-6.2, 15.4, -6.6, 3.6],
  [6.2, 15.4, -6.6, 3.6],
  [0, 17.4, -7.6, 3.8],
  [-4.6, 9, -9, 3.6],
  [4.6, 9, -9, 3.6],
  [0, 11.4, -10, 3.6],
  [-3, 4, -7.6, 3.4],
  [3, 4, -7.6, 3.4],
];
