import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { MOVEMENTS, type Pose } from '../pose/pose.ts';

/** Two motions whose joint angles differ by fewer degrees than this (Euclidean distance) look alike. */
const ALIKE = 12;

export type Duplicate = { readonly a: string; readonly b: string; readonly degrees: number };

/** The angles of a pose in the order of `MOVEMENTS`: thousands of pairs are compared number by number. */
type Angles = Float64Array;

/** Pairs of motions of one base that a user would take for each other, the closest first. */
export function findDuplicates(motions: readonly Motion[]): Duplicate[] {
  const solved = motions.map((motion) => ({ motion, frames: solveMotion(motion).map(anglesOf) }));
  return solved
    .flatMap(({ motion: a, frames: fa }, i) =>
      solved.slice(i + 1).flatMap(({ motion: b, frames: fb }) => {
        if (a.base !== b.base) return [];
        const degrees = Math.max(furthestFrame(fa, fb), furthestFrame(fb, fa));
        return degrees < ALIKE ? [{ a: a.id, b: b.id, degrees }] : [];
      }),
    )
    .toSorted((x, y) => x.degrees - y.degrees);
}

const anglesOf = (pose: Pose): Angles => Float64Array.from(MOVEMENTS, (movement) => pose[movement]);

/**
 * One-way Hausdorff distance in degrees: the largest distance of a frame of `a` to its nearest frame of
 * `b`. Stops at the first frame beyond `ALIKE`, because one such frame is enough to tell them apart.
 */
function furthestFrame(a: readonly Angles[], b: readonly Angles[]): number {
  let furthest = 0;
  for (const angles of a) {
    furthest = Math.max(furthest, Math.min(...b.map((other) => distance(angles, other))));
    if (furthest >= ALIKE) break;
  }
  return furthest;
}

function distance(a: Angles, b: Angles): number {
  let squares = 0;
  for (const [index, angle] of a.entries()) squares += (angle - (b[index] ?? 0)) ** 2;
  return Math.sqrt(squares);
}
