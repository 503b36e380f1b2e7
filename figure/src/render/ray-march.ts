import { bodyDistance, type Cluster, type IndexedCluster, type Nearest } from '../body/cluster.ts';
import type { Camera } from '../scene/camera.ts';
import { emptyBuffer, type GBuffer } from './g-buffer.ts';
import { boundPrimitives, clustersInTile, TILE, type Bounds } from './tiles.ts';

export const MAX_STEPS = 96;
/**
 * Blends make the field a little steeper than a true distance: steps are shortened by this factor.
 */
export const CAUTION = 0.92;
/** Centimetres between the surface and the samples for its normal. */
export const FEELER = 0.06;

/** Centimetres of free space around a tile's rays below which each ray is marched on its own. */
export const ALONE = 0.15;
/** Pixels along the edge of the smallest square whose rays are marched together. */
const MIN_SQUARE = 4;

type Ray = Aim & { start: number; end: number; tolerance: number };

type Tile = { readonly clusters: readonly IndexedCluster[] } & Readonly<Bounds>;
/** A unit vector from the eye; `long` is its length at depth 1. */
type Aim = { dx: number; dy: number; dz: number; long: number };

/** Sphere tracing (Hart, The Visual Computer 1996;12:527) of every pixel, in tiles. */
export function rayMarch(clusters: readonly Cluster[], camera: Camera, size: number): GBuffer {
  const { buffer, marchTile } = marchOnDemand(clusters, camera, size);
  for (let top = 0; top < size; top += TILE) {
    for (let left = 0; left < size; left += TILE) marchTile(left, top);
  }
  return buffer;
}

export function marchOnDemand(
  clusters: readonly Cluster[],
  camera: Camera,
  size: number,
): { buffer: GBuffer; marchTile: (left: number, top: number) => void } {
  const buffer = emptyBuffer(size, camera);
  const bounds = boundPrimitives(clusters, camera, size);
  const marchTile = (left: number, top: number) => {
    const tile = clustersInTile(clusters, bounds, left, top);
    if (tile.clusters.length > 0) marchSquare(buffer, tile, { left, top, edge: TILE }, tile.near);
  };
  return { buffer, marchTile };
}

function marchSquare(
  buffer: GBuffer,
  tile: Tile,
  { left, top, edge }: { left: number; top: number; edge: number },
  from: number,
): void {
  if (left >= buffer.size || top >= buffer.size) return;
  const start = marchTogether(buffer, tile, left + edge / 2, top + edge / 2, edge, from);
  if (start === null) return;
  if (edge === MIN_SQUARE) {
    marchPixels(buffer, tile, left, top, start);
    return;
  }
  const half = edge / 2;
  for (const y of [top, top + half]) {
    for (const x of [left, left + half]) {
      marchSquare(buffer, tile, { left: x, top: y, edge: half }, start);
    }
  }
}

function marchPixels(
  buffer: GBuffer,
  { clusters, near, far }: Tile,
  left: number,
  top: number,
  start: number,
): void {
  const { size, camera } = buffer;
  const nearest: Nearest = { cluster: -1, branch: 0 };
  const tolerance = (near * camera.halfHeight) / size / 2;
  for (let y = top; y < Math.min(size, top + MIN_SQUARE); y++) {
    for (let x = left; x < Math.min(size, left + MIN_SQUARE); x++) {
      const aim = aimAt(buffer, x + 0.5, y + 0.5);
      const ray: Ray = { ...aim, start, end: far * aim.long + 1, tolerance };
      const t = march(clusters, camera, ray, nearest);
      if (t !== null) store(buffer, clusters, y * size + x, ray, t, t / aim.long, nearest);
    }
  }
}

function aimAt({ size, camera }: GBuffer, x: number, y: number): Aim {
  const { forward: f, right: r, up: u, halfHeight } = camera;
  const ax = ((x * 2) / size - 1) * halfHeight;
  const ay = (1 - (y * 2) / size) * halfHeight;
  const long = Math.sqrt(1 + ax * ax + ay * ay);
  return {
    dx: (f[0] + r[0] * ax + u[0] * ay) / long,
    dy: (f[1] + r[1] * ax + u[1] * ay) / long,
    dz: (f[2] + r[2] * ax + u[2] * ay) / long,
    long,
  };
}

/**
 * The free distance of all rays of a square: one march down the middle, in a cone that holds them all. Null
 * when they hit nothing.
 */
function marchTogether(
  buffer: GBuffer,
  { clusters, far }: Tile,
  x: number,
  y: number,
  edge: number,
  from: number,
): number | null {
  const { eye, halfHeight } = buffer.camera;
  const { dx, dy, dz, long } = aimAt(buffer, x, y);
  const opening = (edge * Math.SQRT2 * halfHeight) / buffer.size;
  const end = far * (long + opening) + 1;
  const nearest: Nearest = { cluster: -1, branch: 0 };
  let t = from;
  while (t <= end) {
    const d = bodyDistance(clusters, eye[0] + dx * t, eye[1] + dy * t, eye[2] + dz * t, nearest);
    const free = d - t * opening;
    if (free < ALONE) return t;
    t += (free * CAUTION) / (1 + opening);
  }
  return null;
}

function march(
  clusters: readonly IndexedCluster[],
  { eye }: Camera,
  ray: Ray,
  nearest: Nearest,
): number | null {
  let t = ray.start;
  for (let step = 0; step < MAX_STEPS; step++) {
    const d = bodyDistance(
      clusters,
      eye[0] + ray.dx * t,
      eye[1] + ray.dy * t,
      eye[2] + ray.dz * t,
      nearest,
    );
    if (d < ray.tolerance) return t;
    t += d * CAUTION;
    if (t > ray.end) return null;
  }
  return null;
}

function store(
  buffer: GBuffer,
  clusters: readonly IndexedCluster[],
  pixel: number,
  ray: Ray,
  t: number,
  depth: number,
  nearest: Nearest,
): void {
  const { eye } = buffer.camera;
  const x = eye[0] + ray.dx * t;
  const y = eye[1] + ray.dy * t;
  const z = eye[2] + ray.dz * t;
  buffer.cluster[pixel] = nearest.cluster;
  buffer.branch[pixel] = nearest.branch;
  buffer.depth[pixel] = depth;
  // Other clusters do not bend the surface's normal.
  const own = clusters.filter(({ index }) => index === nearest.cluster);
  const e = FEELER;
  const a = bodyDistance(own, x + e, y - e, z - e, nearest);
  const b = bodyDistance(own, x - e, y - e, z + e, nearest);
  const c = bodyDistance(own, x - e, y + e, z - e, nearest);
  const d = bodyDistance(own, x + e, y + e, z + e, nearest);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const n = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  const at = pixel * 3;
  buffer.normal[at] = nx / n;
  buffer.normal[at + 1] = ny / n;
  buffer.normal[at + 2] = nz / n;
  buffer.position[at] = x;
  buffer.position[at + 1] = y;
  buffer.position[at + 2] = z;
}
