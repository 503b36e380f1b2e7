import type { FigureMotion, FilmedMotion } from '../motion/figure-motion.ts';
import { cameraFor, framingWith } from '../motion/frame-motion.ts';
import type { Motion } from '../motion/motion.ts';
import { planMotion } from '../motion/plan-motion.ts';
import { shownOf } from '../motion/shown-of.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE, type PersonId } from '../people/people.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { planArrows } from './arrow-paths.ts';
import { placeInset } from './inset-place.ts';
import { liftArrow } from './lift-arrow.ts';
import { glimpse } from './picture.ts';
import { sceneClusters } from './scene-clusters.ts';

const FILMED = [
  'id',
  'base',
  'view',
  'focus',
  'loop',
  'gaze',
  'seat',
  'bare',
  'closeUp',
  'inset',
  'arrows',
] as const satisfies readonly (keyof FilmedMotion)[];

/**
 * The solved motion for a painter: plan, arrows in the room, corner of the zoom. `pixels` is the raster size of
 * the drawings, so that arrows find the same places. About a tenth of a second.
 */
export function planFigure(motion: Motion, person: PersonId, pixels: number): FigureMotion {
  const poses = solveMotion(motion);
  const skeletons = poses.map(forwardKinematics);
  const shown = shownOf(motion, skeletons);
  const camera = cameraFor(framingWith(motion, skeletons, shown));
  const bodies = skeletons.map((skeleton) => sceneClusters(skeleton, motion, PEOPLE[person]));
  const pictures = bodies.map((clusters) => glimpse(clusters, camera, pixels));
  const filmed = { motion, poses, skeletons, pictures, bodies };
  return {
    person,
    motion: filmedPartOf(motion),
    shown,
    plan: planMotion(motion, poses),
    arrows: planArrows(filmed).map((arrow) => ({
      points: liftArrow(filmed, camera, arrow),
      frame: arrow.frame,
    })),
    insetCentre: motion.inset === undefined ? null : placeInset(pictures),
  };
}

function filmedPartOf(motion: Motion): FilmedMotion {
  const parts = FILMED.filter((part) => motion[part] !== undefined);
  return Object.fromEntries(parts.map((part) => [part, motion[part]])) as FilmedMotion;
}
