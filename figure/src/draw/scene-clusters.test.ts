import { expect, test } from 'vitest';
import type { View } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { basePose } from '../scene/place.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { sceneClusters } from './scene-clusters.ts';

test.each<[View, number]>([
  ['hands', 2],
  ['hands-above', 2],
  ['upper-front', 0],
  ['feet', 0],
])('seen as %s, %i hands have nails', (view, hands) => {
  const skeleton = forwardKinematics(basePose('seated'));
  const clusters = sceneClusters(skeleton, { base: 'seated', view }, PEOPLE.tom);
  expect(clusters.filter(({ part }) => part === 'nails')).toHaveLength(hands);
});
