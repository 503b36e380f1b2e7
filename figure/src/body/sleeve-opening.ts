import type { Person } from '../people/person.ts';
import { UPPER_ARM } from '../skeleton/proportions.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { cluster, type Cluster } from './cluster.ts';
import { ellipsoid } from './primitive.ts';
import { SLEEVE_END } from './torso.ts';

/** Half of its thickness, and how wide it is where the arm is of middle build; centimetres. */
const THICKNESS = 0.45;
const RADIUS = 5.3;

/**
 * The dark inside of a short sleeve, seen around an arm that comes towards the eye: without it a foreshortened
 * arm begins as a stump on the shirt. From the side it is no more than the shadow under the hem.
 */
export function sleeveOpenings({ arms }: Skeleton, { build: { limbs } }: Person): Cluster {
  const radius = RADIUS * limbs;
  const root = [arms.left, arms.right].map(({ upper }) =>
    ellipsoid(upper, [0, -UPPER_ARM * SLEEVE_END, 0], [radius, THICKNESS, radius]),
  );
  return cluster('lining', 'lining', { root });
}
