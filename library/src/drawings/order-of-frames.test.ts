import { expect, test } from 'vitest';
import { orderOfFrames } from './order-of-frames.ts';

test('a motion goes back as it came, a cycle goes on', () => {
  expect(orderOfFrames(3, 'there-and-back')).toEqual([0, 1, 2, 1]);
  expect(orderOfFrames(3, undefined)).toEqual([0, 1, 2, 1]);
  expect(orderOfFrames(4, 'cycle')).toEqual([0, 1, 2, 3]);
});
