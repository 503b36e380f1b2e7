import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import type { Person } from '../people/person.ts';
import { JOINT_MOVEMENTS, type Pose } from '../pose/pose.ts';
import { rayMarch } from '../render/ray-march.ts';
import { insetCamera } from '../motion/frame-motion.ts';
import { frameMotion } from '../motion/shown-of.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { planArrows } from './arrow-paths.ts';
import { svgDocument, type FrameLayers } from './document.ts';
import { placeInset } from './inset-place.ts';
import { pictureOf } from './picture.ts';
import { sceneClusters } from './scene-clusters.ts';
import { traceFrame } from './trace-frame.ts';

/** An SVG document that has classes instead of colours; the colours are in theme.ts. */
export type Svg = string;

export type MotionDrawing = {
  readonly frames: readonly Svg[];
  /** The frame that shows the motion best, in bolder lines, over the start in pale grey. */
  readonly thumbnail: Svg;
};

/** Pixels along an edge of the traced picture: more is finer and slower. */
const DEFAULT_PIXELS = 900;

/** The result is reproducible byte for byte. About a second per frame at the default size. */
export function drawFrames(motion: Motion, person: Person, pixels = DEFAULT_PIXELS): MotionDrawing {
  const poses = solveMotion(motion);
  const skeletons = poses.map(forwardKinematics);
  const camera = frameMotion(motion, skeletons);
  const bodies = skeletons.map((skeleton) => sceneClusters(skeleton, motion, person));
  const buffers = bodies.map((clusters) => rayMarch(clusters, camera, pixels));
  const pictures = buffers.map(pictureOf);
  const zoomed = insetCamera(motion, skeletons);
  const zoom = zoomed && { camera: zoomed, centre: placeInset(pictures) };
  const arrows = planArrows({ motion, poses, skeletons, pictures, bodies });
  const layers = skeletons.flatMap((skeleton, i): FrameLayers[] => {
    const [clusters, buffer] = [bodies[i], buffers[i]];
    if (clusters === undefined || buffer === undefined) return [];
    const id = `${motion.id}-${i}`;
    const shown = arrows.filter(({ frame }) => frame === null || frame === i);
    const shot = { id, motion, person, skeleton, clusters, buffer, arrows: shown };
    return [traceFrame(shot, zoom)];
  });
  const shown = thumbnailFrame(motion, poses);
  const best = layers[shown];
  if (best === undefined) throw new Error(`The motion "${motion.id}" has no frames`);
  const ghost = motion.loop === 'cycle' ? '' : (layers[0]?.drawing.figure ?? '');
  return {
    frames: layers.map((layer) => svgDocument(layer)),
    thumbnail: svgDocument({
      ...best,
      id: `${motion.id}-thumbnail`,
      ghost,
      arrows: arrows.filter(({ leadsTo }) => leadsTo === null || leadsTo === shown),
    }),
  };
}

function thumbnailFrame({ loop }: Motion, poses: readonly Pose[]): number {
  const [start] = poses;
  if (start === undefined || loop !== 'cycle') return poses.length - 1;
  const travel = poses.map((pose) =>
    JOINT_MOVEMENTS.reduce((sum, m) => sum + (pose[m] - start[m]) ** 2, 0),
  );
  return travel.indexOf(Math.max(...travel));
}
