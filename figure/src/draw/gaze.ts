import { headPoint } from '../body/head.ts';
import { direct } from '../math/frame.ts';
import { toDegrees } from '../math/rotation.ts';
import { clamp, dot, subtract } from '../math/vector.ts';
import type { Gaze } from '../motion/motion.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import type { Skeleton } from '../skeleton/skeleton.ts';

/** Offsets of the pupils in centimetres of the unscaled head: to the figure's left, and up. */
export type Pupils = readonly [left: number, up: number];

/** Degrees of the furthest turn that is drawn, and the pupil's offset then. */
const FURTHEST = { across: 30, height: 25, left: 0.56, up: 0.4 };
const BETWEEN_THE_EYES = [0, 8.2, 8.5] as const;

export function pupilsOn(skeleton: Skeleton, gaze: Gaze | undefined): Pupils {
  if (gaze === undefined) return pupilsAt(...skeleton.eyes);
  const { head } = skeleton;
  const target = typeof gaze === 'string' ? landmarkPoint(skeleton, gaze) : gaze;
  const to = subtract(target, headPoint(head, BETWEEN_THE_EYES));
  const [left, up, forward] = [
    dot(to, direct(head, [1, 0, 0])),
    dot(to, direct(head, [0, 1, 0])),
    dot(to, direct(head, [0, 0, 1])),
  ];
  return pupilsAt(
    toDegrees(Math.atan2(left, forward)),
    toDegrees(Math.atan2(up, Math.hypot(left, forward))),
  );
}

function pupilsAt(left: number, up: number): Pupils {
  return [
    FURTHEST.left * clamp(left / FURTHEST.across, -1, 1),
    FURTHEST.up * clamp(up / FURTHEST.height, -1, 1),
  ];
}
