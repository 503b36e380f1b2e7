import { expect, test } from 'vitest';
import { aScriptExercise } from '../test/script-exercises.ts';
import { placeChange } from './places.ts';

const seated = aScriptExercise(1);
const standing = aScriptExercise(2, { posture: 'standing', instructions: ['Stand tall.'] });
const either = aScriptExercise(3, { posture: 'either' });
const atWall = aScriptExercise(4, { posture: 'standing', instructions: ['Stand facing a wall.'] });

test('a user is told to stand up and to sit down, and has the time to', () => {
  const day = [seated, standing, either, seated];
  expect(day.map((_, index) => placeChange(day, index).words)).toEqual([
    null,
    'Stand up.',
    null,
    'Sit down.',
  ]);
  expect(placeChange(day, 1).seconds).toBeGreaterThan(0);
  expect(placeChange(day, 2).seconds).toBe(0);
});

test('going to a wall takes time, staying at it does not', () => {
  const day = [standing, atWall, atWall];
  expect(placeChange(day, 0).words).toBe('Stand up.');
  expect(placeChange(day, 1)).toEqual({ words: null, seconds: expect.any(Number) });
  expect(placeChange(day, 1).seconds).toBeGreaterThan(0);
  expect(placeChange(day, 2).seconds).toBe(0);
});
