import { footCloseUp, handCloseUp, wholeBody } from '../body/body.ts';
import type { Cluster } from '../body/cluster.ts';
import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import type { Person } from '../people/person.ts';
import { JOINT_MOVEMENTS, type Pose } from '../pose/pose.ts';
import { rayMarch } from '../render/ray-march.ts';
import { frameMotion, insetCamera, isFilmedClose } from '../scene/frame-motion.ts';
import { furniture } from '../scene/furniture.ts';
import { placeOf } from '../scene/place.ts';
import { forwardKinematics, type Skeleton } from '../skeleton/skeleton.ts';
import { planArrows } from './arrow-paths.ts';
import { svgDocument, type FrameLayers } from './document.ts';
import { placeInset } from './inset-place.ts';
import { traceDrawing } from './drawing.ts';

/** An SVG document without colours: classes only. See theme.ts for the colours. */
export type Svg = string;

export type MotionDrawing = {
  readonly frames: readonly Svg[];
  /** The frame that says most, in bolder lines, the start behind it as a ghost. */
  readonly thumbnail: Svg;
};

/** Pixels along an edge of the picture that is traced: more is finer and slower. */
export const FINE = 900;
/** Depth in centimetres of a step that shows as a line: from afar and in a close-up. */
const INK_STEP = { afar: 0.25, close: 0.13 };
/** An inset is traced from fewer pixels: it is less than half as large. */
const INSET_SHARE = 0.6;

/**
 * Draws every frame of a motion. The same motion, person and `pixels` give the same text, byte for
 * byte. Takes about a second for each frame at the usual size.
 */
export function drawFrames(motion: Motion, person: Person, pixels = FINE): MotionDrawing {
  const poses = solveMotion(motion);
  const skeletons = poses.map(forwardKinematics);
  const camera = frameMotion(motion, skeletons);
  const bodies = skeletons.map((skeleton) => sceneAround(skeleton, motion, person));
  const buffers = bodies.map((clusters) => rayMarch(clusters, camera, pixels));
  const inkStep = isFilmedClose(motion) ? INK_STEP.close : INK_STEP.afar;
  const zoom = insetCamera(motion, skeletons);
  const insetCentre = placeInset(buffers);
  const arrows = planArrows({ motion, poses, skeletons, buffers, bodies });
  const layers = skeletons.flatMap((skeleton, i): FrameLayers[] => {
    const [clusters, buffer] = [bodies[i], buffers[i]];
    if (clusters === undefined || buffer === undefined) return [];
    const inset = zoom && rayMarch(clusters, zoom, Math.round(pixels * INSET_SHARE));
    return [
      {
        id: `${motion.id}-${i}`,
        motion,
        person,
        skeleton,
        clusters,
        buffer,
        drawing: traceDrawing(buffer, clusters, inkStep),
        arrows: arrows.filter(({ frame }) => frame === null || frame === i),
        inset: inset && {
          buffer: inset,
          drawing: traceDrawing(inset, clusters, inkStep),
          centre: insetCentre,
        },
      },
    ];
  });
  const shown = tellingFrame(motion, poses);
  const telling = layers[shown];
  if (telling === undefined) throw new Error(`The motion "${motion.id}" has no frames`);
  const ghost = motion.loop === 'cycle' ? '' : (layers[0]?.drawing.figure ?? '');
  return {
    frames: layers.map((layer) => svgDocument(layer)),
    thumbnail: svgDocument({
      ...telling,
      id: `${motion.id}-thumbnail`,
      ghost,
      arrows: arrows.filter(({ leadsTo }) => leadsTo === null || leadsTo === shown),
    }),
  };
}

/** The person, or the one limb that is seen from close by, with what stands around. */
export function sceneAround(skeleton: Skeleton, motion: Motion, person: Person): Cluster[] {
  const { closeUp, bare = false, base } = motion;
  if (closeUp?.part === 'hand') return handCloseUp(skeleton, person, closeUp.side);
  if (closeUp?.part === 'foot') return footCloseUp(skeleton, person, closeUp.side, bare);
  return [...wholeBody(skeleton, person, bare), ...furniture(placeOf(base))];
}

/** What a thumbnail shows: the end of the motion, or where a cycle is furthest from its start. */
function tellingFrame({ loop }: Motion, poses: readonly Pose[]): number {
  const [start] = poses;
  if (start === undefined || loop !== 'cycle') return poses.length - 1;
  const travel = poses.map((pose) =>
    JOINT_MOVEMENTS.reduce((sum, m) => sum + (pose[m] - start[m]) ** 2, 0),
  );
  return travel.indexOf(Math.max(...travel));
}
