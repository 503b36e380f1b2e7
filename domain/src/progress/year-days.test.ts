import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekday } from '../time/weekday.ts';
import { daysOfYear, yearByMonth, yearByWeekday } from './year-days.ts';

const years = fc.integer({ min: 1970, max: 2399 }).map(String);
const firstDays = fc.integer({ min: 0, max: 6 });

test('a year in rows by weekday holds each of its days once, in 53 or 54 weeks', () => {
  fc.assert(
    fc.property(years, firstDays, (year, firstDay) => {
      const rows = yearByWeekday(year, firstDay);
      expect(rows).toHaveLength(7);
      expect([53, 54]).toContain(rows[0]?.length);
      const days = rows.flat().filter((day) => day !== null);
      expect(days.toSorted()).toEqual(daysOfYear(year));
    }),
  );
});

test('each row is one day of the week, beginning with the first of the place', () => {
  for (const [row, days] of yearByWeekday('2026', 1).entries()) {
    expect(days.every((day) => day === null || weekday(day) === (row + 1) % 7)).toBe(true);
  }
});

test('a year in rows by month holds each of its days once, in twelve', () => {
  fc.assert(
    fc.property(years, (year) => {
      expect(yearByMonth(year)).toHaveLength(12);
      expect(yearByMonth(year).flat()).toEqual(daysOfYear(year));
    }),
  );
});
