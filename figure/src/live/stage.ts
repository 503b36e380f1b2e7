import type { FigureMotion } from '../motion/figure-motion.ts';
import { framingWith, insetFraming, type Framing } from '../motion/frame-motion.ts';
import { keyframePose } from '../motion/keyframe-pose.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

/** A figure that is ready to be painted: what stays the same from picture to picture. */
export type Stage = {
  readonly figure: FigureMotion;
  readonly person: Person;
  /** What the camera must show of all keyframes. */
  readonly framing: Framing;
  /** The same for the round zoom; null without one. */
  readonly inset: Framing | null;
};

/** Sets the stage for an exercise. Takes some milliseconds. */
export function stageOf(figure: FigureMotion): Stage {
  const { motion, plan, shown } = figure;
  const skeletons = plan.times.map((_, i) => forwardKinematics(keyframePose(plan, i)));
  return {
    figure,
    person: PEOPLE[figure.person],
    framing: framingWith(motion, skeletons, shown),
    inset: insetFraming(motion, skeletons),
  };
}
