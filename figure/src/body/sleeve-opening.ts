import type { Person } from '../people/person.ts';
import { UPPER_ARM } from '../skeleton/proportions.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { cluster, type Cluster } from './cluster.ts';
import { ellipsoid } from './primitive.ts';
import { SLEEVE_END } from './torso.ts';

/** Centimetres: half the thickness, and the width around an arm of middle build. */
const THICKNESS = 0.45;
const RADIUS = 5.3;

/**
 * The dark inside of a short sleeve, for an arm that points to the camera: without it the arm would look like a
 * stump on the shirt.
 */
export function sleeveOpenings({ arms }: Skeleton, { build: { limbs } }: Person): Cluster {
  const radius = RADIUS * limbs;
  const root = [arms.left, arms.right].map(({ upper }) =>
    ellipsoid(upper, [0, -UPPER_ARM * SLEEVE_END, 0], [radius, THICKNESS, radius]),
  );
  return cluster('lining', 'lining', { root });
}
