import { expect, test } from 'vitest';
import type { Motion } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { drawLandmarks } from './draw-landmarks.ts';

const STANDING: Motion = {
  id: 'standing',
  base: 'standing',
  view: 'back',
  whole: true,
  focus: ['neck', 'lowerBack', 'L.knee', 'R.knee'],
  frames: [{}],
};

test('a drawing without glows comes with the glow of each landmark, where the body has it', () => {
  const { svg, glows } = drawLandmarks(STANDING, PEOPLE.tom, 200);
  expect(svg).not.toContain('radialGradient');
  const [neck, lowerBack, left, right] = STANDING.focus.map((name) => glows.get(name)?.centre);
  const heights = [neck, lowerBack, left].map((centre) => centre?.[1] ?? 0);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(left?.[0]).toBeLessThan(right?.[0] ?? 0);
  expect([...glows.values()].map(({ outline }) => outline.startsWith('M'))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});
