import { expect, test } from 'vitest';
import { direct } from '../math/frame.ts';
import { dot, subtract } from '../math/vector.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { mapHand, type HandShape } from './hand-shapes.ts';
import { STILL, withSide } from './pose.ts';

/** Centimetres between the tips of adjacent fingers, from index to little finger. */
function tipGaps(shape: HandShape): number[] {
  const { fingers, frame } = forwardKinematics(withSide(STILL, 'left', mapHand(shape))).arms.left
    .hand;
  const tips = [fingers.index, fingers.middle, fingers.ring, fingers.little].map(
    ({ joints }) => joints[3],
  );
  const across = direct(frame, [0, 0, 1]);
  return [0, 1, 2].map((i) => {
    const [a, b] = [tips[i], tips[i + 1]];
    return a && b ? dot(across, subtract(a, b)) : Number.NaN;
  });
}

test.each(['flat', 'relaxed', 'cup', 'drape'] as const)(
  'a %s hand keeps its fingers together',
  (shape) => {
    for (const gap of tipGaps(shape)) expect(gap).toBeLessThan(2);
  },
);

test('only a spread hand parts its fingers', () => {
  for (const gap of tipGaps('spread')) expect(gap).toBeGreaterThan(2.8);
});
