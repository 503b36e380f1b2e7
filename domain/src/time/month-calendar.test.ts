import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLocalDay } from './local-day.ts';
import {
  addDays,
  addMonths,
  calendarDays,
  calendarWeeks,
  inMonth,
  monthOf,
} from './month-calendar.ts';
import { weekday } from './weekday.ts';

const months = fc
  .record({ year: fc.integer({ min: 1900, max: 2400 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}`);
const days = fc
  .tuple(months, fc.integer({ min: 1, max: 31 }))
  .map(([month, day]) => `${month}-${String(day).padStart(2, '0')}`)
  .filter(isLocalDay);

test(
  'the page of a month has 42 days, one after the other, from a Sunday to a Saturday',
  { tags: ['spec:9/calendar-and-card-sizes'] },
  () => {
    fc.assert(
      fc.property(months, (month) => {
        const page = calendarDays(month);
        expect(page).toHaveLength(42);
        expect(weekday(page[0] ?? '')).toBe(0);
        for (const [index, day] of page.entries()) {
          expect(isLocalDay(day)).toBe(true);
          expect(day).toBe(addDays(page[0] ?? '', index));
        }
      }),
    );
  },
);

test('the page holds every day of its month, the first of them in the first week', () => {
  fc.assert(
    fc.property(months, (month) => {
      const page = calendarDays(month);
      const year = Number(month.slice(0, 4));
      const lengthOfMonth = new Date(Date.UTC(year, Number(month.slice(5)), 0)).getUTCDate();
      expect(page.filter((day) => monthOf(day) === month)).toHaveLength(lengthOfMonth);
      expect(page.indexOf(`${month}-01`)).toBeLessThan(7);
      expect(calendarWeeks(month).flat()).toEqual(page);
    }),
  );
});

test('November 2026 begins on the Sunday that it is itself, and runs into December', () => {
  const page = calendarDays('2026-11');
  expect([page[0], page[41]]).toEqual(['2026-11-01', '2026-12-12']);
});

test('going forth and back over months and days ends where it began', () => {
  fc.assert(
    fc.property(months, days, fc.integer({ min: -500, max: 500 }), (month, day, count) => {
      expect(addMonths(addMonths(month, count), -count)).toBe(month);
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('the same day of a shorter month is its last one', () => {
  expect(inMonth('2026-01-31', '2026-02')).toBe('2026-02-28');
  expect(inMonth('2026-01-31', '2024-02')).toBe('2024-02-29');
  fc.assert(
    fc.property(days, months, (day, month) => {
      const moved = inMonth(day, month);
      expect(isLocalDay(moved)).toBe(true);
      expect(monthOf(moved)).toBe(month);
      expect(Number(moved.slice(8))).toBeLessThanOrEqual(Number(day.slice(8)));
    }),
  );
});
