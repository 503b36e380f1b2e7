import { expect, test } from 'vitest';
import { roundedDown, unusedDays } from './unused.ts';

const now = new Date('2026-12-31T09:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

test('an administrator is told that somebody may have left, and no day on which they were there', () => {
  const told = [0, 1, 29, 31, 89, 119, 120, 179, 180, 399].map((days) =>
    unusedDays(daysAgo(days), now),
  );
  expect(told).toEqual([null, null, null, null, null, null, 30, 30, 90, 90]);
});

test('people are counted in tens, and fewer than ten not at all', () => {
  expect([0, 9, 10, 11, 19, 20, 96].map(roundedDown)).toEqual([null, null, 10, 10, 10, 20, 90]);
});
