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

test('the box around the figure is larger with its arms wide, and a wall counts for nothing', () => {
  const [whole, wide] = [{}, { 'B.shoulder.abd': 80 }].map((frame) =>
    measure([frame], { whole: true }),
  );
  expect(wide?.box).toBeGreaterThan(whole?.box ?? 1);
  const lone = measure([{ 'B.on': 'none' }], { base: 'wallback', whole: true });
  expect(lone.box).toBeLessThan(0.4);
  expect(lone.drawn).toBeLessThan(0.25);
});

test('what is drawn is less than its box, and more the nearer the camera comes', () => {
  const [near, far] = [false, true].map((whole) => measure([{}], { whole }));
  expect(near?.drawn).toBeLessThan(near?.box ?? 0);
  expect(near?.drawn).toBeGreaterThan(2 * (far?.drawn ?? 1));
});
