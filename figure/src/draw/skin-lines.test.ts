import { expect, test } from 'vitest';
import type { Motion, View } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { seatedPose } from '../skeleton/base-poses.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { drawFrames } from './draw-frames.ts';
import { skinLinesOf, skinLineWidth } from './skin-lines.ts';

const lines = (view: View, person: Person) => {
  const frames = [{}];
  const base = 'standing';
  const motion: Motion = { id: 'lines', base, view, focus: ['neck'], frames, whole: true };
  const [svg = ''] = drawFrames(motion, person, 180).frames;
  return [...svg.matchAll(/class="fold"/g)].length;
};

test('a face of seventy has lines at forehead, eyes and mouth; other faces have none', () => {
  expect(lines('bust-front', PEOPLE.greta)).toBeGreaterThanOrEqual(8);
  expect(lines('bust-front', PEOPLE.ravi)).toBe(0);
});

test('from the side half of them can be seen, from behind none, from afar none', () => {
  const side = lines('bust-side', PEOPLE.greta);
  expect(side).toBeGreaterThan(2);
  expect(side).toBeLessThan(lines('bust-front', PEOPLE.greta));
  expect(lines('upper-back', PEOPLE.greta)).toBe(0);
  expect(lines('front', PEOPLE.greta)).toBe(0);
});

test('an open neck hints at both collarbones', () => {
  expect(lines('bust-front', PEOPLE.ines)).toBe(2);
});

test('they are finer than a mouth, and the same on both halves of the face', () => {
  const { curves } = skinLinesOf(forwardKinematics(seatedPose()), PEOPLE.greta) ?? { curves: [] };
  const flipped = curves.map((curve) => curve.map(([x, y]) => [x === 0 ? 0 : -x, y]));
  expect(new Set(flipped.map(String))).toEqual(new Set(curves.map(String)));
  expect(skinLineWidth(20)).toBeLessThan(20 * 0.38);
});
