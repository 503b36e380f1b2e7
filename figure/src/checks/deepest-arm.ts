import { wholeBody } from '../body/body.ts';
import { indexed } from '../body/cluster.ts';
import { armCentreLine, depthInside } from '../body/limb-depth.ts';
import type { Motion } from '../motion/motion.ts';
import { planMotion } from '../motion/plan-motion.ts';
import { poseAt } from '../motion/pose-at.ts';
import type { Person } from '../people/person.ts';
import { SIDES } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';

const INSTANTS = 12;

/**
 * The greatest depth of a forearm or hand inside this person's own body, in centimetres. Motions are solved for
 * a body of middle build; others may have less room.
 */
export function deepestArm(motion: Motion, person: Person): number {
  const plan = planMotion(motion);
  const depths = Array.from({ length: INSTANTS + 1 }, (_, i) => {
    const skeleton = forwardKinematics(poseAt(plan, i / INSTANTS));
    const body = indexed(wholeBody(skeleton, person, false)).filter(
      ({ cluster: { part, side } }) => part !== 'arm' && !(part === 'torso' && side !== null),
    );
    return SIDES.map((side) => depthInside(body, armCentreLine(skeleton.arms[side])));
  });
  return Math.max(...depths.flat());
}
