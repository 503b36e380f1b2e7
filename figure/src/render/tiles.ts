import type { Branch, Cluster, IndexedCluster } from '../body/cluster.ts';
import type { Primitive } from '../body/primitive.ts';
import { project, type Camera } from '../scene/camera.ts';

/** Pixels. */
export const TILE = 16;
/** Surfaces may bulge past a primitive's own ball by this share of the blend. */
export const BULGE = 0.3;

/** Centimetres from the camera to a tile's surfaces. */
export type Bounds = { near: number; far: number };
type Disc = Bounds & { x: number; y: number; radius: number };

/**
 * Each primitive's place in the picture, as a disc in pixels that holds all that it bends: with smaller discs,
 * adjacent tiles would differ by a step, which shows as a tick of ink.
 */
export function boundPrimitives(
  clusters: readonly Cluster[],
  camera: Camera,
  size: number,
): Map<Primitive, Disc> {
  const discs = new Map<Primitive, Disc>();
  const scale = size / 2;
  const bound = (primitives: readonly Primitive[], joint: number) => {
    const bend = widestBlend(primitives, joint);
    for (const primitive of primitives) {
      const [x, y, depth] = project(camera, primitive.centre);
      const reach = primitive.reach + BULGE;
      const perCm = scale / camera.halfHeight / Math.max(1, depth - reach);
      discs.set(primitive, {
        x: scale + x * scale,
        y: scale - y * scale,
        radius: (reach * 1.02 + bend) * perCm + 1,
        near: depth - reach,
        far: depth + reach,
      });
    }
  };
  for (const { root, branches } of clusters) {
    bound(root, widestJoint(branches));
    for (const { primitives, blend } of branches) bound(primitives, blend);
  }
  return discs;
}

/** The widest blend of root and branches, in centimetres. */
export function widestJoint(branches: readonly Branch[]): number {
  return Math.max(0, ...branches.map(({ blend }) => blend));
}

/** Centimetres within which primitives of one group bend their neighbours, root or branch. */
export function widestBlend(primitives: readonly Primitive[], joint: number): number {
  return Math.max(joint, ...primitives.map(({ blend }) => blend));
}

export function clustersInTile(
  clusters: readonly Cluster[],
  discs: ReadonlyMap<Primitive, Disc>,
  left: number,
  top: number,
): { clusters: IndexedCluster[] } & Bounds {
  const bounds: Bounds = { near: Number.POSITIVE_INFINITY, far: 0 };
  const seen = (primitive: Primitive): boolean => {
    const disc = discs.get(primitive);
    if (disc === undefined || !overlaps(disc, left, top)) return false;
    bounds.near = Math.min(bounds.near, disc.near);
    bounds.far = Math.max(bounds.far, disc.far);
    return true;
  };
  const inTile: IndexedCluster[] = [];
  for (const [index, cluster] of clusters.entries()) {
    const root = cluster.root.filter(seen);
    const branches = cluster.branches.map((branch) => ({
      blend: branch.blend,
      primitives: branch.primitives.filter(seen),
    }));
    if (root.length > 0 || branches.some((b) => b.primitives.length > 0)) {
      inTile.push({ index, cluster: { ...cluster, root, branches } });
    }
  }
  return { clusters: inTile, near: Math.max(1, bounds.near - 4), far: bounds.far };
}

function overlaps(disc: Disc, left: number, top: number): boolean {
  const dx = Math.max(left, Math.min(left + TILE, disc.x)) - disc.x;
  const dy = Math.max(top, Math.min(top + TILE, disc.y)) - disc.y;
  return dx * dx + dy * dy < disc.radius * disc.radius;
}
