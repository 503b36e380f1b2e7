import { expect, test } from 'vitest';
import { counted } from './counted.ts';

test.each([
  [0, '0 exercises'],
  [1, '1 exercise'],
  [5, '5 exercises'],
])('%i of them are "%s"', (count, words) => {
  expect(counted(count, 'exercise')).toBe(words);
});
