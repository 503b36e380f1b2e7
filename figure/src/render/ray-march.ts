import { bodyDistance, type Cluster, type IndexedCluster, type Nearest } from '../body/cluster.ts';
import type { Camera } from '../scene/camera.ts';
import { emptyBuffer, type GBuffer } from './g-buffer.ts';
import { boundPrimitives, clustersInTile, TILE, type Bounds } from './tiles.ts';

const MOST_STEPS = 96;
/** Blends make the field a little steeper than a true distance: steps are shortened by this. */
const CAUTION = 0.92;
/** Centimetres to either side when the normal is felt out. */
const FEELER = 0.06;

type Ray = { dx: number; dy: number; dz: number; start: number; end: number; tolerance: number };

/** Sphere tracing (Hart, The Visual Computer 1996;12:527) of every pixel, in tiles. */
export function rayMarch(clusters: readonly Cluster[], camera: Camera, size: number): GBuffer {
  const buffer = emptyBuffer(size, camera);
  const bounds = boundPrimitives(clusters, camera, size);
  for (let top = 0; top < size; top += TILE) {
    for (let left = 0; left < size; left += TILE) {
      const tile = clustersInTile(clusters, bounds, left, top);
      if (tile.clusters.length > 0) marchTile(buffer, tile, left, top);
    }
  }
  return buffer;
}

function marchTile(
  buffer: GBuffer,
  tile: { clusters: IndexedCluster[] } & Bounds,
  left: number,
  top: number,
): void {
  const { size, camera } = buffer;
  const { forward: f, right: r, up: u, halfHeight } = camera;
  const nearest: Nearest = { cluster: -1, branch: 0 };
  for (let y = top; y < Math.min(size, top + TILE); y++) {
    for (let x = left; x < Math.min(size, left + TILE); x++) {
      const ax = (((x + 0.5) * 2) / size - 1) * halfHeight;
      const ay = (1 - ((y + 0.5) * 2) / size) * halfHeight;
      const long = Math.sqrt(1 + ax * ax + ay * ay);
      const ray: Ray = {
        dx: (f[0] + r[0] * ax + u[0] * ay) / long,
        dy: (f[1] + r[1] * ax + u[1] * ay) / long,
        dz: (f[2] + r[2] * ax + u[2] * ay) / long,
        start: tile.near,
        end: tile.far * long + 1,
        tolerance: (tile.near * halfHeight) / size / 2,
      };
      const t = march(tile.clusters, camera, ray, nearest);
      if (t !== null) store(buffer, tile.clusters, y * size + x, ray, t, t / long, nearest);
    }
  }
}

function march(
  clusters: readonly IndexedCluster[],
  { eye }: Camera,
  ray: Ray,
  nearest: Nearest,
): number | null {
  let t = ray.start;
  for (let step = 0; step < MOST_STEPS; step++) {
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
  const e = FEELER;
  const a = bodyDistance(clusters, x + e, y - e, z - e, nearest);
  const b = bodyDistance(clusters, x - e, y - e, z + e, nearest);
  const c = bodyDistance(clusters, x - e, y + e, z - e, nearest);
  const d = bodyDistance(clusters, x + e, y + e, z + e, nearest);
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
