import { expect, test } from 'vitest';
import { frameMotion } from '../motion/shown-of.ts';
import type { Keyframe } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { rayMarch } from '../render/ray-march.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { wholeBody } from './body.ts';

/** Rays of a small picture from the front that meet the inside of a sleeve. */
function liningSeen(frame: Keyframe, person: Person): number {
  const motion = {
    id: 'm',
    base: 'standing',
    view: 'upper-front',
    focus: [],
    frames: [frame],
  } as const;
  const skeletons = solveMotion(motion).map(forwardKinematics);
  return skeletons.reduce((sum, skeleton) => {
    const body = wholeBody(skeleton, person, false);
    const { cluster } = rayMarch(body, frameMotion(motion, skeletons), 160);
    return sum + cluster.filter((index) => body[index]?.material === 'lining').length;
  }, 0);
}

const TOWARDS_THE_EYE = { 'B.shoulder.flex': 60, 'B.elbow.flex': 100 };

test('an arm that comes towards the eye shows into its sleeve', () => {
  expect(liningSeen(TOWARDS_THE_EYE, PEOPLE.tom)).toBeGreaterThan(20);
});

test('an arm that hangs hardly does, a long sleeve never', () => {
  const towards = liningSeen(TOWARDS_THE_EYE, PEOPLE.tom);
  expect(liningSeen({}, PEOPLE.tom)).toBeLessThan(towards / 2);
  expect(liningSeen(TOWARDS_THE_EYE, PEOPLE.layla)).toBe(0);
});
