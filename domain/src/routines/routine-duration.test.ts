import { expect, test } from 'vitest';
import { durationWords, toClock, toMinutes } from './routine-duration.ts';

test(
  'a timer shows minutes and seconds, a routine whole minutes',
  { tags: ['spec:2/routine-heading', 'spec:4/plan-runner-start'] },
  () => {
    expect([0, 59, 60, 75, 3600].map(toClock)).toEqual(['0:00', '0:59', '1:00', '1:15', '60:00']);
    expect([0, 29, 30, 180].map(toMinutes)).toEqual([0, 0, 1, 3]);
  },
);

test('a length in words is whole minutes, or seconds below one', () => {
  expect([1, 36, 60, 180].map(durationWords)).toEqual([
    '1 second',
    '36 seconds',
    '1 minute',
    '3 minutes',
  ]);
});
