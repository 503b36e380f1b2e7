import { movementStateAt, movementTimeline } from '@limber/domain/exercises/movement-timeline';
import { expect, test } from 'vitest';
import { movementProgressWords } from './movement-progress-words.ts';

const HOLDS = { dose: { kind: 'hold', count: 3, seconds: 15 }, sides: 'each' } as const;
const REPETITIONS = { dose: { kind: 'repetitions', count: 6, seconds: 6 }, sides: 'both' } as const;

const wordsAt = (exercise: typeof HOLDS | typeof REPETITIONS, seconds: number) => {
  const timeline = movementTimeline({ ...exercise, loop: 'there-and-back' });
  return movementProgressWords(exercise, movementStateAt(timeline, seconds));
};

test('a hold counts its seconds down', () => {
  expect(wordsAt(HOLDS, 1)).toBe('Move · 1 of 3 · Right side');
  expect(wordsAt(HOLDS, 2)).toBe('Hold, 15 s · 1 of 3 · Right side');
  expect(wordsAt(HOLDS, 5.5)).toBe('Hold, 12 s · 1 of 3 · Right side');
  expect(wordsAt(HOLDS, 16.9)).toBe('Hold, 1 s · 1 of 3 · Right side');
  expect(wordsAt(HOLDS, 18)).toBe('Back · 1 of 3 · Right side');
});

test('the turn says which side comes, and the other side counts anew', () => {
  expect(wordsAt(HOLDS, 3 * 19 + 1)).toBe('Now the left side');
  expect(wordsAt(HOLDS, 3 * 19 + 3)).toBe('Move · 1 of 3 · Left side');
});

test('repetitions are counted; their short stay is no hold', () => {
  expect(wordsAt(REPETITIONS, 3)).toBe('Move · 1 of 6');
  expect(wordsAt(REPETITIONS, 5)).toBe('Back · 1 of 6');
  expect(wordsAt(REPETITIONS, 13)).toBe('Move · 3 of 6');
});
