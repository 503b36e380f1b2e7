import type { Cluster } from '../body/cluster.ts';
import { headPoint } from '../body/head.ts';
import { localize } from '../math/frame.ts';
import { dot, type Vector } from '../math/vector.ts';
import { pixelSize, type GBuffer } from '../render/g-buffer.ts';
import { project } from '../scene/camera.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';
import { maskLoops } from '../trace/loops.ts';
import { tracePath, VIEW_BOX } from '../trace/path.ts';
import { pathStyle } from './drawing.ts';
import {
  GLOW_DEPTH,
  GLOW_STOPS,
  glowPlace,
  glowsOn,
  groundOf,
  JAW,
  type Glow,
  type GlowPlace,
} from './glow-spread.ts';
import { path } from './markup.ts';
import { positionAt, toPicture, unitsPerCm } from './picture.ts';

/** The glows as SVG, each only on its joint's own part and side of the body. */
export function glowMarkup(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  glows: readonly Glow[],
  id: string,
): string {
  return glows
    .map(({ landmark, strength }, i) => {
      const at = glowPlace(skeleton, clusters, landmark, buffer.camera);
      const d = glowOutline(buffer, clusters, skeleton, at);
      const [cx, cy] = toPicture(buffer, at.centre);
      const place = `cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(at.radius * unitsPerCm(buffer, at.centre))}"`;
      const name = `${id}-glow-${i}`;
      const faded = strength < 1 ? { opacity: short(Number(strength.toFixed(2))) } : {};
      const stops = STOPS[groundOf(at.landmark)];
      return d === ''
        ? ''
        : `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" ${place}>${stops}</radialGradient>${path([], d, { fill: `url(#${name})`, ...faded })}`;
    })
    .join('');
}

/** Divisor of the picture's edge: a glow with a shorter border is left out as a sliver. */
const MIN_GLOW = 12;
const STOPS = {
  shirt: stopsOf('glow'),
  skin: stopsOf('glow-on-skin'),
  trousers: stopsOf('glow-on-dark'),
};

function stopsOf(tone: 'glow' | 'glow-on-skin' | 'glow-on-dark'): string {
  return GLOW_STOPS.map(({ offset, opacity }) => {
    const place = offset === 0 ? '' : ` offset="${short(offset)}"`;
    return `<stop class="${tone}"${place} stop-opacity="${short(opacity)}"/>`;
  }).join('');
}

function short(value: number): string {
  return `${value}`.replace(/^0\./, '.');
}

function glowOutline(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  at: GlowPlace,
): string {
  const { size } = buffer;
  const isLit = litPixels(buffer, clusters, skeleton, at);
  const lit = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && isLit(y * size + x);
  return maskLoops(lit, { left: 0, right: size - 1, top: 0, bottom: size - 1 })
    .filter((loop) => loop.length > size / MIN_GLOW)
    .map((loop) => tracePath(loop, { ...pathStyle(size), error: 0.9, smoothing: 2 }))
    .join('');
}

export function litPixels(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  { landmark, centre, radius, normal, height }: GlowPlace,
): (pixel: number) => boolean {
  const { size, cluster } = buffer;
  const [, , depth] = project(buffer.camera, centre);
  const [x, y] = toPicture(buffer, centre);
  const [column, row] = [(x / VIEW_BOX) * size, (y / VIEW_BOX) * size];
  const reach = (radius * 1.03) / pixelSize(buffer, depth);
  const on = new Set(clusters.flatMap((shown, i) => (glowsOn(landmark, shown) ? [i] : [])));
  const head = clusters.findIndex(({ part }) => part === 'head');
  return (i) => {
    if (!on.has(cluster[i] ?? -1)) return false;
    const away = Math.hypot((i % size) + 0.5 - column, Math.floor(i / size) + 0.5 - row);
    if (away > reach || Math.abs((buffer.depth[i] ?? 0) - depth) > radius * GLOW_DEPTH)
      return false;
    const point = positionAt(buffer, i);
    if (dot(normal, point) > height) return false;
    return landmark !== 'neck' || cluster[i] !== head || isNeck(skeleton, point);
  };
}

/** Whether a point of the head is below the jaw: chin and ears do not glow. */
function isNeck({ head }: Skeleton, point: Vector): boolean {
  const jaw = localize(head, headPoint(head, [0, JAW.height, 0]))[1];
  const [, y, z] = localize(head, point);
  return y < jaw - Math.max(0, z) * JAW.fall;
}
