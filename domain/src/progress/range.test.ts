import { expect, test } from 'vitest';
import { canBeOff, spanOf } from './range.ts';

test('a range counts both of its ends', () => {
  expect(spanOf('2026-01-05', '2026-01-05')).toBe(1);
  expect(spanOf('2026-01-01', '2026-12-31')).toBe(365);
});

test('a day within a year of today can be off, a later or an earlier one cannot', () => {
  const now = new Date('2026-01-05T12:00:00Z');
  const days = ['2025-01-03', '2025-02-01', '2026-01-05', '2026-12-31', '2027-01-08'];
  expect(days.map((day) => canBeOff(day, now))).toEqual([false, true, true, true, false]);
});
