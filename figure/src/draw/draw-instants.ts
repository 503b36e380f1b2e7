import type { FigureMotion } from '../motion/figure-motion.ts';
import { frameMotion, insetCamera } from '../motion/frame-motion.ts';
import { poseAt } from '../motion/pose-at.ts';
import { PEOPLE } from '../people/people.ts';
import { rayMarch } from '../render/ray-march.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { svgDocument } from './document.ts';
import type { Svg } from './draw-frames.ts';
import { toPicture } from './picture.ts';
import { sceneClusters } from './scene-clusters.ts';
import { traceFrame } from './trace-frame.ts';

/** An instant of a motion. */
export type Instant = {
  /** From 0 (the first keyframe) to 1 (the last one, or in a cycle the first again). */
  readonly time: number;
  /** The keyframe, counted from 0, whose own arrows show; null for those alone that always do. */
  readonly frame: number | null;
};

/**
 * Draws a motion at these instants, one after the other, as its keyframes are drawn: by the same camera,
 * with the same arrows. `pixels` along an edge are traced: at 400 an instant takes some 0.3 seconds.
 */
export function* drawInstants(
  { person: personId, motion, plan, arrows, insetCentre }: FigureMotion,
  instants: Iterable<Instant>,
  pixels: number,
): Generator<Svg> {
  const person = PEOPLE[personId];
  const keyframes = plan.times.map((time) => forwardKinematics(poseAt(plan, time)));
  const camera = frameMotion(motion, keyframes);
  const zoomed = insetCamera(motion, keyframes);
  const zoom = zoomed && insetCentre && { camera: zoomed, centre: insetCentre };
  for (const { time, frame } of instants) {
    const skeleton = forwardKinematics(poseAt(plan, time));
    const clusters = sceneClusters(skeleton, motion, person);
    const shown = arrows.filter((arrow) => arrow.frame === null || arrow.frame === frame);
    const layers = traceFrame(
      {
        id: motion.id,
        motion,
        person,
        skeleton,
        clusters,
        buffer: rayMarch(clusters, camera, pixels),
        arrows: shown.map(({ points }) => ({
          points: points.map((point) => toPicture({ camera }, point)),
        })),
      },
      zoom,
    );
    yield svgDocument(layers);
  }
}
