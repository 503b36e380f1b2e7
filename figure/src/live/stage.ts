import type { FigureMotion } from '../motion/figure-motion.ts';
import { framingWith, insetFraming, type Framing } from '../motion/frame-motion.ts';
import { keyframePose } from '../motion/keyframe-pose.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

/** The constants of a painted figure. */
export type Stage = {
  readonly figure: FigureMotion;
  readonly person: Person;
  /** The subjects of all keyframes. */
  readonly framing: Framing;
  /** For the round zoom; null without one. */
  readonly inset: Framing | null;
};

/** Takes some milliseconds. */
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
