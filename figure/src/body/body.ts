import type { Person } from '../people/person.ts';
import type { Side } from '../pose/side.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { armCluster, fingernails } from './arm.ts';
import type { Cluster } from './cluster.ts';
import { collarClusters } from './collar.ts';
import { footClusters } from './foot.ts';
import { hairCluster } from './hair.ts';
import { headCluster } from './head.ts';
import { loneTrouserLeg, trousersCluster } from './leg.ts';
import { sleeveOpenings } from './sleeve-opening.ts';
import { longSleeve, torsoCluster } from './torso.ts';

export function wholeBody(skeleton: Skeleton, person: Person, bare: boolean): Cluster[] {
  const { arms, legs } = skeleton;
  return [
    headCluster(skeleton, person),
    hairCluster(skeleton, person),
    torsoCluster(skeleton, person),
    ...collarClusters(skeleton, person),
    trousersCluster(skeleton, person, bare),
    armCluster(arms.left, person),
    armCluster(arms.right, person),
    ...(person.sleeves === 'long'
      ? [longSleeve(arms.left, person), longSleeve(arms.right, person)]
      : [sleeveOpenings(skeleton, person)]),
    ...footClusters(legs.left, bare),
    ...footClusters(legs.right, bare),
  ];
}

export function handCloseUp(skeleton: Skeleton, person: Person, side: Side): Cluster[] {
  const arm = skeleton.arms[side];
  return [armCluster(arm, person, true), fingernails(arm)];
}

export function footCloseUp(
  skeleton: Skeleton,
  person: Person,
  side: Side,
  bare: boolean,
): Cluster[] {
  const leg = skeleton.legs[side];
  return [...footClusters(leg, bare), loneTrouserLeg(leg, person, bare)];
}
