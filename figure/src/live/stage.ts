import type { FigureMotion } from '../motion/figure-motion.ts';
import { framingWith, insetFraming, type Framing } from '../motion/frame-motion.ts';
import { keyframePose } from '../motion/keyframe-pose.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

export type Stage = {
  readonly figure: FigureMotion;
  readonly person: Person;
  readonly framing: Framing;
  /** Null without a round zoom. */
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
