import { expect, test } from 'vitest';
import { drawnFrom, lastQuarter, quarterOf, quarterWords } from './quarters.ts';

test('a quarter is three months of the calendar', () => {
  expect(quarterOf(new Date('2026-02-28T23:00:00Z'))).toEqual({
    name: '2026-Q1',
    from: '2026-01-01T00:00:00.000Z',
    until: '2026-04-01T00:00:00.000Z',
    weeks: 13,
  });
  expect(quarterOf(new Date('2026-12-31T23:59:59Z')).until).toBe('2027-01-01T00:00:00.000Z');
  expect(quarterWords('2026-Q4')).toBe('October to December 2026');
});

test('the last quarter is looked at two days after its end', () => {
  expect(lastQuarter(new Date('2026-04-02T23:59:59Z')).name).toBe('2025-Q4');
  expect(lastQuarter(new Date('2026-04-03T00:00:00Z')).name).toBe('2026-Q1');
  expect(drawnFrom(new Date('2026-11-23T00:00:00Z')).toISOString()).toBe(
    '2027-01-03T00:00:00.000Z',
  );
});
