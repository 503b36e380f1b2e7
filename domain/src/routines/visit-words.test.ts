import { expect, test } from 'vitest';
import { keptWords, returningVisitWords, visitWords } from './visit-words.ts';

const FIVE = { exerciseCount: 5, totalDuration: 180 };

test('says how much will be in the history, and where it hurts', () => {
  expect(visitWords(['neck', 'wristsHands'], [FIVE])).toBe(
    'Your 5 exercises, 3 minutes, will be in your history. We will keep where it hurts: Neck, Wrists & Hands.',
  );
  expect(visitWords([], [FIVE, FIVE])).toBe(
    'Your 10 exercises, 6 minutes, will be in your history.',
  );
  expect(visitWords(['hips'], [])).toBe('We will keep where it hurts: Hips.');
});

test('says nothing where nothing was done', () => {
  expect(visitWords([], [])).toBeNull();
  expect(keptWords([])).toBeNull();
});

test('says what was kept', () => {
  expect(keptWords([FIVE])).toBe('Kept in your history: 5 exercises, 3 minutes.');
});

test('promises an account that may have told where it hurts no more than is true', () => {
  expect(returningVisitWords(['hips'], [FIVE])).toBe(
    'Your 5 exercises, 3 minutes, will be in your history. Where it hurts goes with you, unless you have told us before.',
  );
  expect(returningVisitWords([], [])).toBeNull();
});
