import { expect, test } from 'vitest';
import { trialDaysWords } from './subscription-words.ts';

const END = '2026-12-05T08:00:00.000Z';

test.each([
  // The browser's clock may be a little behind the server's, which is no reason for a 15th day.
  ['2026-11-21T07:59:56.000Z', '14 days left'],
  ['2026-11-21T08:00:00.000Z', '14 days left'],
  ['2026-11-22T07:00:00.000Z', '14 days left'],
  ['2026-12-05T07:59:00.000Z', '1 day left'],
  ['2026-12-06T00:00:00.000Z', '0 days left'],
])('at %s there are “%s”', (now, words) => {
  expect(trialDaysWords(END, new Date(now))).toBe(words);
});
