import { expect, test } from 'vitest';
import { isAboutToday, isLocalDay, localDayOf } from './local-day.ts';

test('only days of the calendar are days', () => {
  expect(['2026-02-28', '2024-02-29'].map(isLocalDay)).toEqual([true, true]);
  expect(['2026-02-30', '2026-2-3', '2026-13-01', 'today', ''].map(isLocalDay)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('somewhere on earth it can be yesterday or tomorrow, but no further', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03'];
  expect(days.map((day) => isAboutToday(day, now))).toEqual([false, true, true, true, false]);
});

test(
  'the local day is the one that the clock on the wall shows',
  { tags: ['spec:silent/day-of-the-user'] },
  () => {
    expect(localDayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  },
);
