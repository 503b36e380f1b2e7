import { expect, test } from 'vitest';
import { createBackoff } from './backoff.ts';

test('a process that dies at once again and again is replaced after longer and longer pauses', () => {
  const pauseAfter = createBackoff();
  const pauses = Array.from({ length: 9 }, () => pauseAfter(10));
  expect(pauses).toEqual([0, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

test('one that lived for a minute is replaced at once', () => {
  const pauseAfter = createBackoff();
  for (let death = 0; death < 5; death += 1) pauseAfter(10);
  expect([pauseAfter(60_000), pauseAfter(10)]).toEqual([0, 200]);
});
