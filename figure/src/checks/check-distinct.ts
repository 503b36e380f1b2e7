import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { MOVEMENTS, type Pose } from '../pose/pose.ts';

/** Two motions that differ by fewer degrees than this, over all joints, look alike. */
const ALIKE = 12;

export type Twins = { readonly a: string; readonly b: string; readonly degrees: number };

/** Pairs of motions of one base that somebody would take for each other, the closest first. */
export function findTwins(motions: readonly Motion[]): Twins[] {
  const solved = motions.map((motion) => ({ motion, poses: solveMotion(motion) }));
  return solved
    .flatMap(({ motion: a, poses: pa }, i) =>
      solved.slice(i + 1).flatMap(({ motion: b, poses: pb }) => {
        if (a.base !== b.base) return [];
        const degrees = Math.max(furthestFrame(pa, pb), furthestFrame(pb, pa));
        return degrees < ALIKE ? [{ a: a.id, b: b.id, degrees }] : [];
      }),
    )
    .toSorted((x, y) => x.degrees - y.degrees);
}

/** Hausdorff distance, one way: the frame of `a` that is least like any frame of `b`. */
function furthestFrame(a: readonly Pose[], b: readonly Pose[]): number {
  return Math.max(...a.map((pose) => Math.min(...b.map((other) => poseDistance(pose, other)))));
}

function poseDistance(a: Pose, b: Pose): number {
  return Math.hypot(...MOVEMENTS.map((movement) => a[movement] - b[movement]));
}
