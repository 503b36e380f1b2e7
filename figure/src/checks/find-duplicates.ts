import type { Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { MOVEMENTS, type Pose } from '../pose/pose.ts';

/** Degrees, as a Euclidean distance of joint angles, below which two motions look alike. */
const ALIKE = 12;

export type Duplicate = { readonly a: string; readonly b: string; readonly degrees: number };

/** In the order of `MOVEMENTS`; an array of numbers, since thousands of pairs are compared. */
type Angles = Float64Array;

/** Pairs of motions of one base that users would confuse, the closest first. */
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
 * One-way Hausdorff distance in degrees: the largest distance of a frame of `a` to its nearest frame of `b`.
 * Stops at the first frame beyond `ALIKE`, which is enough to distinguish them.
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
