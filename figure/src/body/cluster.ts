import type { Column } from './column.ts';
import type { Primitive } from './primitive.ts';
import { primitiveDistance, smoothMinimum } from './signed-distance.ts';

/** Materials are colour classes. */
const MATERIALS = [
  'skin',
  'hair',
  'shirt',
  'lining',
  'trousers',
  'shoe',
  'sole',
  'sock',
  'nail',
  'chair',
  'metal',
  'plastic',
  'desk',
  'wall',
] as const;
export type Material = (typeof MATERIALS)[number];

/** Part of the body, by which glow and checks choose clusters. */
export type Part =
  | 'head'
  | 'hair'
  | 'torso'
  | 'lining'
  | 'legwear'
  | 'arm'
  | 'foot'
  | 'nails'
  | 'sock'
  | 'sole'
  | 'furniture';

/** A branch blends into the root, never into another branch: fingers, toes and legs stay apart. */
export type Branch = { readonly blend: number; readonly primitives: readonly Primitive[] };

/** Clusters meet in a crisp edge, without a blend. */
export type Cluster = {
  readonly part: Part;
  readonly side: 'left' | 'right' | null;
  readonly material: Material;
  readonly root: readonly Primitive[];
  readonly branches: readonly Branch[];
  /** Subtracted with a soft edge: the hairline. */
  readonly carved: readonly Primitive[];
  /** Lit along these columns; without any, by its surface. */
  readonly columns: readonly Column[];
};

export function cluster(
  part: Part,
  material: Material,
  shape: {
    root?: readonly Primitive[];
    branches?: readonly Branch[];
    carved?: readonly Primitive[];
    columns?: readonly Column[];
  },
  side: Cluster['side'] = null,
): Cluster {
  const { root = [], branches = [], carved = [], columns = [] } = shape;
  return { part, material, side, root, branches, carved, columns };
}

/** `branch` is 0 for the root, otherwise the branch's index plus 1. */
export type Nearest = { cluster: number; branch: number };

/** Centimetres, beyond any scene. */
export const FAR = 1e9;

/** With its index in the whole scene, since a tile of the picture holds only some clusters. */
export type IndexedCluster = { readonly index: number; readonly cluster: Cluster };

export function indexed(clusters: readonly Cluster[]): IndexedCluster[] {
  return clusters.map((cluster, index) => ({ index, cluster }));
}

/** Signed distance to the nearest cluster in centimetres; writes the cluster into `nearest`. */
export function bodyDistance(
  clusters: readonly IndexedCluster[],
  x: number,
  y: number,
  z: number,
  nearest: Nearest,
): number {
  let best = FAR;
  for (const { index, cluster } of clusters) {
    const root = flowing(cluster.root, x, y, z);
    let surface = root;
    let touched = 0;
    for (let b = 0; b < cluster.branches.length; b++) {
      const branch = cluster.branches[b];
      if (branch === undefined || branch.primitives.length === 0) continue;
      const own = flowing(branch.primitives, x, y, z);
      const joined = smoothMinimum(root, own, branch.blend);
      if (joined < surface) {
        surface = joined;
        touched = own < root ? b + 1 : 0;
      }
    }
    for (const hole of cluster.carved) {
      surface = -smoothMinimum(-surface, primitiveDistance(hole, x, y, z), hole.blend);
    }
    if (surface < best) {
      best = surface;
      nearest.cluster = index;
      nearest.branch = touched;
    }
  }
  return best;
}

function flowing(primitives: readonly Primitive[], x: number, y: number, z: number): number {
  let d = FAR;
  for (const primitive of primitives) {
    const { centre, reach, blend } = primitive;
    const dx = x - centre[0];
    const dy = y - centre[1];
    const dz = z - centre[2];
    // Too far to blend; the ball around a primitive is a lower bound.
    if (Math.sqrt(dx * dx + dy * dy + dz * dz) - reach >= d + blend) continue;
    d = smoothMinimum(d, primitiveDistance(primitive, x, y, z), blend);
  }
  return d;
}
