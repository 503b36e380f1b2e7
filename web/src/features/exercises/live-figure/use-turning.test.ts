import fc from 'fast-check';
import { expect, test } from 'vitest';
import { turned } from './use-turning.ts';

const turn = fc.record({
  yaw: fc.double({ min: -1000, max: 1000, noNaN: true }),
  pitch: fc.double({ min: -200, max: 200, noNaN: true }),
});

test('however often it is turned, the figure is seen from a side and a height that there are', () => {
  fc.assert(
    fc.property(fc.array(turn), (turns) => {
      const { yaw, pitch } = turns.reduce(turned, { yaw: 0, pitch: 0 });
      expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
      expect(pitch).toBeGreaterThanOrEqual(-20);
      expect(pitch).toBeLessThanOrEqual(55);
    }),
  );
});

test('turned all the way round, the figure is where it was', () => {
  const quarter = { yaw: 90, pitch: 0 };
  expect([quarter, quarter, quarter, quarter].reduce(turned, { yaw: 0, pitch: 0 }).yaw).toBeCloseTo(
    0,
  );
});
