import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/month-calendar.ts';
import { daysMovedThisWeek, type Progress, streakOf } from './streak.ts';
import { isWeekend, USUAL_WEEK } from './week.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const ago = (count: number) => addDays(TODAY, -count);

const progress = (change: Partial<Progress> = {}): Progress => ({
  today: TODAY,
  moved: new Set(),
  off: new Set(),
  week: USUAL_WEEK,
  goal: null,
  ...change,
});
const current = (days: readonly number[], change: Partial<Progress> = {}) =>
  streakOf(progress({ moved: new Set(days.map(ago)), ...change })).current;

const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 })
  .map((days) => new Set(days.map(ago)));
const aDay = fc.integer({ min: 0, max: 60 }).map(ago);
const anyProgress = fc
  .record({
    moved: someDays,
    off: someDays,
    goal: fc.option(fc.integer({ min: 1, max: 7 })),
    week: fc.record({
      firstDay: fc.integer({ min: 0, max: 6 }),
      weekend: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 3 }),
    }),
  })
  .map(progress);

test('days that follow one another count', () => {
  expect(current([0, 1, 2])).toBe(3);
});

test('today takes nothing away while it lasts, and counts once it was moved on', () => {
  expect(current([1, 2])).toBe(2);
  expect(current([0, 1, 2])).toBe(3);
});

test('a weekend without movement takes nothing away, one with movement counts', () => {
  expect(current([0, 1, 2, 3, 4, 7])).toBe(6);
  expect(current([0, 1, 2, 3, 4, 5, 7])).toBe(7);
});

test('the weekend is the one of the place', () => {
  const week = { firstDay: 6, weekend: [5, 6] };
  const sunday = { today: '2026-11-22', week };
  const thursday = new Set(['2026-11-19']);
  expect(streakOf(progress({ ...sunday, moved: thursday })).current).toBe(1);
  expect(streakOf(progress({ today: '2026-11-23', week, moved: thursday })).current).toBe(0);
});

test('a day off takes nothing away', () => {
  expect(current([0, 2])).toBe(1);
  expect(current([0, 2], { off: new Set([ago(1)]) })).toBe(2);
});

test(
  'a week that reaches its goal has rest days, and one that falls short has none',
  { tags: ['spec:silent/kind-streaks'] },
  () => {
    expect(current([0, 2, 4], { goal: 3 })).toBe(3);
    expect(current([0, 2, 4, 7], { goal: 4 })).toBe(4);
    expect(current([0, 4], { goal: 5 })).toBe(1);
    expect(current([7, 9, 11, 0], { goal: 3 })).toBe(4);
    expect(current([7, 11, 0], { goal: 4 })).toBe(1);
  },
);

test('a gap of working days ends it, and the best one is kept', () => {
  const moved = new Set([0, 1, 9, 10, 11].map(ago));
  expect(streakOf(progress({ moved }))).toEqual({ current: 2, best: 3 });
});

test('another day moved never shortens a streak', { tags: ['spec:silent/kind-streaks'] }, () => {
  fc.assert(
    fc.property(anyProgress, aDay, (before, day) => {
      const after = streakOf({ ...before, moved: new Set([...before.moved, day]) });
      expect(after.current).toBeGreaterThanOrEqual(streakOf(before).current);
      expect(after.best).toBeGreaterThanOrEqual(streakOf(before).best);
    }),
  );
});

test('marking a day as off never shortens a streak', { tags: ['spec:silent/kind-streaks'] }, () => {
  fc.assert(
    fc.property(anyProgress, aDay, (before, day) => {
      const after = streakOf({ ...before, off: new Set([...before.off, day]) });
      expect(after.current).toBeGreaterThanOrEqual(streakOf(before).current);
      expect(after.best).toBeGreaterThanOrEqual(streakOf(before).best);
    }),
  );
});

test('a working day without movement ends it where there is no goal, whatever came before', () => {
  fc.assert(
    fc.property(anyProgress, aDay, (any, day) => {
      const { week } = any;
      fc.pre(day !== TODAY && !isWeekend(day, week));
      const moved = new Set([...any.moved].filter((each) => each !== day));
      const since = new Set([...moved].filter((each) => each > day));
      const without = { ...any, goal: null, off: new Set<string>() };
      expect(streakOf({ ...without, moved }).current).toBe(
        streakOf({ ...without, moved: since }).current,
      );
    }),
  );
});

test('a streak is never longer than the days moved, nor than the best one', () => {
  fc.assert(
    fc.property(anyProgress, (any) => {
      const streak = streakOf(any);
      expect(streak.best).toBeLessThanOrEqual(any.moved.size);
      expect(streak.current).toBeLessThanOrEqual(streak.best);
    }),
  );
});

test('this week holds the days since it began, and none of the last one', () => {
  const moved = new Set([0, 3, 4, 5].map(ago));
  expect(daysMovedThisWeek(progress({ moved }))).toEqual([ago(4), ago(3), ago(0)]);
  const sundayFirst = { firstDay: 0, weekend: [6, 0] };
  expect(daysMovedThisWeek(progress({ moved, week: sundayFirst }))).toHaveLength(4);
});
