import { expect, test } from 'vitest';
import type { Keyframe, Motion } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { measurePictures } from './measure-pictures.ts';

const measure = (frames: readonly Keyframe[], changes: Partial<Motion> = {}) =>
  measurePictures(
    { id: 'm', base: 'standing', view: 'front', focus: ['neck'], frames, ...changes },
    PEOPLE.tom,
  );

test('nothing changes where the frames are the same, much where an arm rises', () => {
  expect(measure([{}, {}]).change).toBe(0);
  expect(measure([{}, { 'L.shoulder.abd': 80 }]).change).toBeGreaterThan(0.1);
});

test('what is too small to see in the picture counts where a zoom shows it', () => {
  const frames = [{}, { 'B.toes.ip': 60 }];
  const whole = measure(frames, { bare: true }).change;
  const zoomed = measure(frames, { bare: true, inset: 'L.toe', view: 'side' }).change;
  expect(whole).toBeLessThan(0.05);
  expect(zoomed).toBeGreaterThan(whole * 3);
});

test('the figure fills more of its picture with its arms wide, and a wall counts for nothing', () => {
  const arms = { 'B.shoulder.abd': 80 };
  expect(measure([arms]).fill).toBeGreaterThan(measure([{}]).fill);
  const away = { 'B.on': 'none' } as const;
  const lone = measure([away], { base: 'wallback' });
  expect(lone.fill).toBeLessThan(0.4);
});
