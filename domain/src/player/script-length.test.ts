import { expect, test } from 'vitest';
import { scriptLengthWords } from './script-length.ts';

test.each([
  [5, 'about half a minute'],
  [40, 'about half a minute'],
  [46, 'about 1 minute'],
  [80, 'about 1½ minutes'],
  [176, 'about 3 minutes'],
  [250, 'about 4 minutes'],
  [265, 'about 4½ minutes'],
])('%i seconds are told to the half minute', (seconds, words) => {
  expect(scriptLengthWords(seconds)).toBe(words);
});
