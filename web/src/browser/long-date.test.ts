import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('a date is written in the long form of en-US', { tags: ['spec:9/long-dates'] }, () => {
  expect(longDate('2026-01-05T12:00:00.000Z')).toBe('January 5, 2026');
});
