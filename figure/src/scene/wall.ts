import { cluster, type Cluster } from '../body/cluster.ts';
import { box } from '../body/primitive.ts';
import { WORLD } from '../math/frame.ts';
import type { Vector } from '../math/vector.ts';
import type { Place } from './place.ts';

/**
 * Centimetres. `far` and `near`: reach to either side of the figure, `near` where it would hide the
 * figure. `deep`: thickness.
 */
const WALL = { height: 300, far: 260, near: 46, deep: 240 };
/** Centimetres. */
const SKIRTING = { out: 1.1, height: 8 };

/**
 * A wall with a skirting board, larger than the picture; the figure meets its face. Seen along its face it is
 * cut off beside the figure, so that it hides nobody.
 */
export function wallClusters(wall: NonNullable<Place['wall']>): Cluster[] {
  const board = { out: -SKIRTING.out, deep: 0.4, height: SKIRTING.height };
  const solid = { out: 0, deep: WALL.deep, height: WALL.height };
  return [solid, board].map((size) => cluster('furniture', 'wall', { root: [slab(wall, size)] }));
}

/** A slab from `out` to `deep` centimetres behind the wall's face. */
function slab(
  { where, at }: NonNullable<Place['wall']>,
  { out, deep, height }: { out: number; deep: number; height: number },
) {
  const behind = (out + deep) / 2;
  const thick = (deep - out) / 2;
  const near = where === 'back' ? WALL.far : WALL.near;
  const along = (near - WALL.far) / 2;
  const wide = (near + WALL.far) / 2;
  const up = height / 2;
  const [centre, half]: [Vector, Vector] = {
    front: [
      [along, up, at + behind],
      [wide, up, thick],
    ] satisfies [Vector, Vector],
    back: [
      [along, up, at - behind],
      [wide, up, thick],
    ] satisfies [Vector, Vector],
    left: [
      [at + behind, up, along],
      [thick, up, wide],
    ] satisfies [Vector, Vector],
  }[where];
  return box(WORLD, centre, half, 0.1);
}
