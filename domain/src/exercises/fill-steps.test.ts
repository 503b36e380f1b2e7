import { expect, test } from 'vitest';
import type { Dose } from './exercise.ts';
import { fillSteps } from './fill-steps.ts';

const repetitions = (count: number): Dose => ({ kind: 'repetitions', count, seconds: 6 });
const holds = (count: number, seconds: number): Dose => ({ kind: 'hold', count, seconds });
const filled = (step: string, dose: Dose) => fillSteps([step], dose)[0];

const LIFTS =
  'Do {count} slow {lift/lifts}, about {seconds} seconds{/ each}, then {count} on the left.';

test('a step says the numbers of the dose', () => {
  expect(filled(LIFTS, repetitions(3))).toBe(
    'Do 3 slow lifts, about 6 seconds each, then 3 on the left.',
  );
});

test('one is said as one', () => {
  expect(filled(LIFTS, repetitions(1))).toBe(
    'Do 1 slow lift, about 6 seconds, then 1 on the left.',
  );
});

test('half of a count goes the other way', () => {
  const step = 'After {half} {circle/circles} go the other way: {count} {circle/circles} in all.';
  expect(filled(step, repetitions(2))).toBe('After 1 circle go the other way: 2 circles in all.');
});

test('a hold says how often it is done when that is more than once', () => {
  const step = 'Hold for {seconds} seconds{times}, back long.';
  expect(filled(step, holds(1, 18))).toBe('Hold for 18 seconds, back long.');
  expect(filled(step, holds(2, 30))).toBe('Hold for 30 seconds, 2 times, back long.');
});

test('a name that is no number of a dose is refused', () => {
  expect(() => filled('Do {counts} lifts.', repetitions(3))).toThrow('{counts}');
});
