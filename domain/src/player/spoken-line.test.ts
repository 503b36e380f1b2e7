import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSpeakable, spokenLines, spokenSeconds } from './spoken-line.ts';

test('five words take two seconds, and a breath', () => {
  expect(spokenSeconds('Sit or stand tall, please.')).toBeCloseTo(2.4);
});

test('large numbers are spoken in two words', () => {
  expect(spokenSeconds('27')).toBeGreaterThan(spokenSeconds('7'));
});

test('a long text is cut behind punctuation', () => {
  const text =
    'Stand with your right side half an arm from a wall, right fingertips on it at the height of your hip, and breathe.';
  expect(spokenLines(text)).toEqual([
    'Stand with your right side half an arm from a wall,',
    'right fingertips on it at the height of your hip, and breathe.',
  ]);
});

test('any text becomes lines of at most eight seconds, without losing a word', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'word,', 'end.', '42'), { maxLength: 80 }),
      (words) => {
        const lines = spokenLines(words.join(' '));
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.filter((line) => !isSpeakable(line))).toEqual([]);
      },
    ),
  );
});
