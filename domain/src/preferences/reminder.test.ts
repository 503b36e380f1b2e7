import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES, timeOfDayAt, TIMES_OF_DAY } from './preferences.ts';
import { hasMovedOn, isReminderDue } from './reminder.ts';

const AFTERNOON = DEFAULT_PREFERENCES;
const at = (hour: number) => ({ day: '2026-01-05', hour });
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

test.each([
  ['morning', 10],
  ['afternoon', 15],
  ['evening', 18],
] as const)(
  'in the %s one is reminded at %i o’clock and at no other hour',
  (preferredTime, due) => {
    const preferences = { ...AFTERNOON, preferredTime };
    expect(HOURS.filter((hour) => isReminderDue(preferences, at(hour), null))).toEqual([due]);
  },
);

test('once a day, and again on the next', () => {
  expect(isReminderDue(AFTERNOON, at(15), '2026-01-05')).toBe(false);
  expect(isReminderDue(AFTERNOON, at(15), '2026-01-04')).toBe(true);
});

test('nobody is reminded who does not want to be', { tags: ['spec:silent/reminders'] }, () => {
  for (const preferredTime of TIMES_OF_DAY) {
    const quiet = { ...AFTERNOON, preferredTime, reminders: false };
    expect(HOURS.some((hour) => isReminderDue(quiet, at(hour), null))).toBe(false);
  }
});

test('a routine counts for the day on which it was completed', () => {
  const history = [{ completedAt: new Date(2026, 0, 5, 23, 59).toISOString() }];
  expect(hasMovedOn('2026-01-05', history)).toBe(true);
  expect(hasMovedOn('2026-01-06', history)).toBe(false);
});

test.each([
  [0, 'morning'],
  [12, 'morning'],
  [13, 'afternoon'],
  [16, 'afternoon'],
  [17, 'evening'],
  [23, 'evening'],
])('at %i o’clock the same time tomorrow is in the %s', (hour, time) => {
  expect(timeOfDayAt(hour)).toBe(time);
});
