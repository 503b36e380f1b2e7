import type { Cluster } from '../body/cluster.ts';
import { officeChair, steadyChair } from './chair.ts';
import { deskClusters } from './desk.ts';
import type { Place, Seat } from './place.ts';
import { wallClusters } from './wall.ts';
import { wheelchair } from './wheelchair.ts';

const SEATS: Readonly<Record<Seat, (z: number) => Cluster[]>> = {
  office: officeChair,
  steady: steadyChair,
  wheelchair,
};

export function furniture({ chair, seat, desk, wall }: Place): Cluster[] {
  return [
    ...(chair === null ? [] : SEATS[seat](chair)),
    ...(desk === null ? [] : deskClusters(desk)),
    ...(wall === null ? [] : wallClusters(wall)),
  ];
}
