import { expect, test } from 'vitest';
import { addDays } from '../time/month-calendar.ts';
import {
  bestWords,
  dayOfWeekWords,
  doneWords,
  endingWords,
  goalWords,
  streakWords,
  weekWords,
} from './progress-words.ts';
import { USUAL_WEEK } from './week.ts';

/** A Friday. */
const TODAY = '2026-11-20';
const movedAgo = (days: readonly number[], goal: number | null = null) => ({
  today: TODAY,
  moved: new Set(days.map((count) => addDays(TODAY, -count))),
  off: new Set<string>(),
  week: USUAL_WEEK,
  goal,
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('the week is told by its days, and by the goal where there is one', () => {
  expect(weekWords(movedAgo([0, 1, 2]))).toBe('This week 3 days');
  expect(weekWords(movedAgo([0, 1, 2], 4))).toBe('This week 3 of 4 days');
  expect(weekWords(movedAgo([0, 1, 2], 2))).toBe('This week 3 days, more than your goal of 2');
  expect(weekWords(movedAgo([]))).toBe('This week is still open');
  expect(weekWords(movedAgo([], 1))).toBe('This week 0 of 1 day');
});

test('days in a row are said once there are two', () => {
  expect(streakWords(movedAgo([]))).toBeNull();
  expect(streakWords(movedAgo([0]))).toBeNull();
  expect(streakWords(movedAgo([0, 1]))).toBe('2 days in a row.');
});

test(
  'after a pause one is welcomed, and nothing is held against one',
  { tags: ['spec:silent/kind-streaks'] },
  () => {
    expect(streakWords(movedAgo([8, 9, 10]))).toBe('Welcome back. Your 3 days are still yours.');
    expect(streakWords(movedAgo([30]))).toBe('Welcome back. Your day is still yours.');
    expect(streakWords(movedAgo([3]))).toBeNull();
  },
);

test('the longest streak is named only while it is out of reach', () => {
  expect(bestWords({ current: 3, best: 5 })).toBe('Your longest so far: 5 days.');
  expect(bestWords({ current: 5, best: 5 })).toBeNull();
  expect(bestWords({ current: 0, best: 1 })).toBeNull();
});

test('what was done is told by its minutes, and by its exercises where it took far less', () => {
  const routine = { seconds: 180, exercises: 5 };
  expect(doneWords({ ...routine, measuredSeconds: 200 })).toBe('3 minutes');
  expect(doneWords({ ...routine, measuredSeconds: null })).toBe('3 minutes');
  expect(doneWords({ ...routine, measuredSeconds: 5 })).toBe('5 exercises');
});

test('today is the fourth day of a week in which three others were moved on', () => {
  expect(dayOfWeekWords(movedAgo([0, 1, 2, 4]))).toBe('Fourth day this week.');
  expect(dayOfWeekWords(movedAgo([0, 7]))).toBe('First day this week.');
  expect(dayOfWeekWords(movedAgo([1]))).toBeNull();
});

test.each([
  [1, 4, '3 more days to your goal.'],
  [3, 4, 'One more day to your goal.'],
  [4, 4, 'That is your goal for this week. Well done.'],
  [5, 4, 'More than your goal this week.'],
])('with %i days of a goal of %i it says: %s', (days, goal, words) => {
  expect(goalWords(movedAgo(upTo(days), goal))).toBe(words);
});

test('without a goal nothing is said of one', () => {
  expect(goalWords(movedAgo([0]))).toBeNull();
});

test('the end of a workout names the goal, else the days in a row, and greets the very first', () => {
  expect(endingWords(movedAgo([0, 1], 2))).toBe('That is your goal for this week. Well done.');
  expect(endingWords(movedAgo([0, 1]))).toBe('2 days in a row.');
  expect(endingWords(movedAgo([0]))).toBe('A good beginning.');
  expect(endingWords(movedAgo([0, 20]))).toBeNull();
});
