import type { Cluster } from '../body/cluster.ts';
import { NOTHING, type GBuffer } from '../render/g-buffer.ts';
import { marchOnDemand } from '../render/ray-march.ts';
import { TILE } from '../render/tiles.ts';
import { project, type Camera } from '../scene/camera.ts';
import { VIEW_BOX } from '../trace/path.ts';
import type { Point } from '../trace/point.ts';
import type { Vector } from '../math/vector.ts';

export type Picture = {
  readonly camera: Camera;
  /** The visible cluster at a point of the view box, or NOTHING. */
  readonly clusterAt: (point: Point) => number;
};

export function pictureOf(buffer: GBuffer): Picture {
  return { camera: buffer.camera, clusterAt: (point) => clusterAt(buffer, point) };
}

/**
 * Equal to `rayMarch`, with rays cast on demand: a few hundred places of a large picture take a
 * twentieth of the time.
 */
export function glimpse(clusters: readonly Cluster[], camera: Camera, size: number): Picture {
  const { buffer, marchTile } = marchOnDemand(clusters, camera, size);
  const seen = new Set<string>();
  const look = (point: Point) => {
    const pixel = pixelUnder(size, point);
    if (pixel === null) return NOTHING;
    const [left, top] = [pixel % size, Math.floor(pixel / size)].map((v) => v - (v % TILE));
    const tile = `${left} ${top}`;
    if (left !== undefined && top !== undefined && !seen.has(tile)) marchTile(left, top);
    seen.add(tile);
    return buffer.cluster[pixel] ?? NOTHING;
  };
  return { camera, clusterAt: look };
}

/** From the world to the view box. */
export function toPicture({ camera }: Pick<GBuffer, 'camera'>, point: Vector): Point {
  const [x, y] = project(camera, point);
  return [((1 + x) * VIEW_BOX) / 2, ((1 - y) * VIEW_BOX) / 2];
}

/** Units of the view box per centimetre at this place. */
export function unitsPerCm({ camera }: Pick<GBuffer, 'camera'>, point: Vector): number {
  const [, , depth] = project(camera, point);
  return VIEW_BOX / 2 / camera.halfHeight / depth;
}

/** The pixel at a point of the world, or null outside the picture. */
export function pixelAt({ camera, size }: GBuffer, point: Vector): number | null {
  const [x, y] = project(camera, point);
  const column = Math.floor(((1 + x) * size) / 2);
  const row = Math.floor(((1 - y) * size) / 2);
  const inside = column >= 0 && row >= 0 && column < size && row < size;
  return inside ? row * size + column : null;
}

/** The depth may differ by `slack` cm. */
export function isVisible(buffer: GBuffer, point: Vector, cluster: number, slack: number): boolean {
  const pixel = pixelAt(buffer, point);
  if (pixel === null || buffer.cluster[pixel] !== cluster) return false;
  const [, , depth] = project(buffer.camera, point);
  return Math.abs((buffer.depth[pixel] ?? 0) - depth) < slack;
}

export function positionAt({ position }: GBuffer, pixel: number): Vector {
  const i = pixel * 3;
  return [position[i] ?? 0, position[i + 1] ?? 0, position[i + 2] ?? 0];
}

export function normalAt({ normal }: GBuffer, pixel: number): Vector {
  const i = pixel * 3;
  return [normal[i] ?? 0, normal[i + 1] ?? 0, normal[i + 2] ?? 0];
}

function clusterAt({ size, cluster }: GBuffer, point: Point): number {
  const pixel = pixelUnder(size, point);
  return pixel === null ? NOTHING : (cluster[pixel] ?? NOTHING);
}

function pixelUnder(size: number, [x, y]: Point): number | null {
  const column = Math.floor((x / VIEW_BOX) * size);
  const row = Math.floor((y / VIEW_BOX) * size);
  const outside = column < 0 || row < 0 || column >= size || row >= size;
  return outside ? null : row * size + column;
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`;
}

/** Runs of at least two points for which `keep` holds. */
export function visibleRuns(
  points: readonly Vector[],
  buffer: GBuffer,
  keep: (point: Vector) => boolean,
): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (keep(point)) runs.at(-1)?.push(toPicture(buffer, point));
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
