import { expect, test } from 'vitest';
import type { Motion, View } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { drawFrames } from './draw-frames.ts';

const seen = (view: View, person = PEOPLE.tom as (typeof PEOPLE)[keyof typeof PEOPLE]) => {
  const motion: Motion = { id: 'face', base: 'standing', view, focus: ['neck'], frames: [{}] };
  const [svg = ''] = drawFrames(motion, person, 180).frames;
  return (name: string) => [...svg.matchAll(new RegExp(`class="${name}"`, 'g'))].length;
};

test('from in front one sees two eyes and a mouth', () => {
  const count = seen('bust-front');
  expect([count('eye'), count('lip')]).toEqual([2, 1]);
});

test('from the side one sees one eye', () => {
  expect(seen('bust-side')('eye')).toBe(1);
});

test('from behind one sees no face', () => {
  const count = seen('upper-back');
  expect([count('eye'), count('brow'), count('lip')]).toEqual([0, 0, 0]);
});

test('glasses are worn by those who have them', () => {
  expect(seen('bust-front', PEOPLE.ines)('glasses')).toBeGreaterThan(1);
  expect(seen('bust-front')('glasses')).toBe(0);
});
