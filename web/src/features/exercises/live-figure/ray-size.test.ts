import { expect, test } from 'vitest';
import { FIRST_PACE, FRAME_MS, nextPace, raySizeOf } from './ray-size.ts';

const after = (times: readonly number[], pace = FIRST_PACE) => times.reduce(nextPace, pace);
const frames = (count: number, ms: number) => Array.from({ length: count }, () => ms);

test('a device that keeps up is asked for a finer picture every ten seconds, up to the finest', () => {
  expect(raySizeOf(after(frames(300, FRAME_MS)))).toBe(480);
  expect(raySizeOf(after(frames(301, FRAME_MS)))).toBe(560);
  expect(raySizeOf(after(frames(3000, FRAME_MS)))).toBe(640);
});

test('a device that comes late is asked for a coarser picture', () => {
  expect(raySizeOf(after(frames(10, FRAME_MS * 1.7)))).toBe(480);
  expect(raySizeOf(after(frames(16, FRAME_MS * 1.7)))).toBe(400);
  expect(raySizeOf(after([2000]))).toBe(400);
});

test('a late frame now and then changes nothing', () => {
  const now = Array.from({ length: 250 }, (_, i) => (i % 10 === 0 ? 70 : FRAME_MS));
  expect(raySizeOf(after(now))).toBe(480);
});

test('a device is too slow when even the coarsest picture comes late', () => {
  const coarsest = after(frames(3, 450));
  expect(raySizeOf(coarsest)).toBe(240);
  expect(coarsest.tooSlow).toBe(false);
  expect(after([450], coarsest).tooSlow).toBe(true);
});

test('a picture that was too fine is not tried again at once', () => {
  const coarser = after([2000]);
  expect(raySizeOf(after(frames(301, FRAME_MS), coarser))).toBe(400);
  expect(raySizeOf(after(frames(601, FRAME_MS), coarser))).toBe(480);
});

test('a device that takes half a second for each of two frames is too slow without further trials', () => {
  expect(after([600]).tooSlow).toBe(false);
  expect(after([600, FRAME_MS, 600]).tooSlow).toBe(false);
  expect(after([600, 600]).tooSlow).toBe(true);
});
