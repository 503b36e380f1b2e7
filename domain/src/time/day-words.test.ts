import { assert, date, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOfYearWords,
  dayWords,
  fullDayWords,
  monthWords,
  shortMonthWords,
} from './day-words.ts';
import { monthOf } from './month-calendar.ts';
import { weekdayWords } from './weekday.ts';

const days = date({
  min: new Date('1900-01-01'),
  max: new Date('2400-12-31'),
  noInvalidDate: true,
}).map((moment) => moment.toISOString().slice(0, 'YYYY-MM-DD'.length));

const byIntl = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day));

test('days and months are written as en-US writes them', { tags: ['spec:9/long-dates'] }, () => {
  assert(
    property(days, (day) => {
      expect(weekdayWords(day)).toBe(byIntl(day, { weekday: 'long' }));
      expect(dayWords(day)).toBe(byIntl(day, { dateStyle: 'long' }));
      expect(fullDayWords(day)).toBe(byIntl(day, { dateStyle: 'full' }));
      expect(dayOfYearWords(day)).toBe(
        byIntl(day, { weekday: 'long', month: 'long', day: 'numeric' }),
      );
      expect(monthWords(monthOf(day))).toBe(byIntl(day, { month: 'long', year: 'numeric' }));
      expect(shortMonthWords(monthOf(day))).toBe(byIntl(day, { month: 'short' }));
    }),
  );
});
