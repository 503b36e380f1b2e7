import { expect, test } from 'vitest';
import { capitalised } from './capitalised.ts';

test.each([
  ['left side, hold', 'Left side, hold'],
  ['lower back and JME 3', 'Lower back and JME 3'],
  ['', ''],
])('“%s” begins a sentence as “%s”', (words, sentence) => {
  expect(capitalised(words)).toBe(sentence);
});
