import { expect, test } from 'vitest';
import { doseWords } from './dose-words.ts';

test.each([
  ['repetitions', 'both', 6, 6, '6 slow movements, 6 seconds each'],
  ['repetitions', 'each', 3, 6, '3 slow movements on each side, 6 seconds each'],
  ['repetitions', 'both', 1, 36, '1 slow movement, 36 seconds'],
  ['hold', 'both', 2, 18, '2 holds of 18 seconds'],
  ['hold', 'each', 1, 18, '1 hold of 18 seconds on each side'],
  ['hold', 'both', 1, 1, '1 hold of 1 second'],
] as const)('%s, sides %s, %i of %i s: "%s"', (kind, sides, count, seconds, words) => {
  expect(doseWords({ dose: { kind, count, seconds }, sides })).toBe(words);
});
