import type { Cluster } from '../body/cluster.ts';
import type { Motion } from '../motion/motion.ts';
import { frameMotion } from '../motion/shown-of.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import type { Person } from '../people/person.ts';
import type { GBuffer } from '../render/g-buffer.ts';
import { rayMarch } from '../render/ray-march.ts';
import type { Landmark } from '../skeleton/landmarks.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { maskLoops } from '../trace/loops.ts';
import { tracePath } from '../trace/path.ts';
import type { Point } from '../trace/point.ts';
import { svgDocument } from './document.ts';
import type { Svg } from './draw-frames.ts';
import { pathStyle } from './drawing.ts';
import { litPixels } from './glow.ts';
import { glowPlace } from './glow-spread.ts';
import { toPicture, unitsPerCm } from './picture.ts';
import { sceneClusters } from './scene-clusters.ts';
import { traceFrame } from './trace-frame.ts';

/** A landmark's glow, in units of the view box. */
export type LandmarkGlow = {
  readonly centre: Point;
  readonly radius: number;
  /** Path data of the lit area. */
  readonly outline: string;
};

export type LandmarkDrawing = {
  readonly svg: Svg;
  readonly glows: ReadonlyMap<Landmark, LandmarkGlow>;
};

/** Draws the motion's first frame. Throws when it has none. */
export function drawLandmarks(motion: Motion, person: Person, pixels: number): LandmarkDrawing {
  const [skeleton] = solveMotion(motion).map(forwardKinematics);
  if (skeleton === undefined) throw new Error(`The motion "${motion.id}" has no frames`);
  const camera = frameMotion(motion, [skeleton]);
  const clusters = sceneClusters(skeleton, motion, person);
  const buffer = rayMarch(clusters, camera, pixels);
  const shot = { id: motion.id, motion, person, skeleton, clusters, buffer, arrows: [], glows: [] };
  return {
    svg: svgDocument(traceFrame(shot, null)),
    glows: new Map(
      motion.focus.map((landmark) => [landmark, glowOf(buffer, clusters, skeleton, landmark)]),
    ),
  };
}

function glowOf(
  buffer: GBuffer,
  clusters: readonly Cluster[],
  skeleton: Skeleton,
  landmark: Landmark,
): LandmarkGlow {
  const { size, camera } = buffer;
  const place = glowPlace(skeleton, clusters, landmark, camera);
  const isLit = litPixels(buffer, clusters, skeleton, place);
  const lit = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < size && y < size && isLit(y * size + x);
  const [x, y] = toPicture(buffer, place.centre);
  return {
    centre: [Math.round(x), Math.round(y)],
    radius: Math.round(place.radius * unitsPerCm(buffer, place.centre)),
    outline: maskLoops(lit, { left: 0, right: size - 1, top: 0, bottom: size - 1 })
      .map((loop) => tracePath(loop, { ...pathStyle(size), error: 0.9, smoothing: 2 }))
      .join(''),
  };
}
