import { expect, test } from 'vitest';
import { aScriptExercise } from '../test/script-exercises.ts';
import { placeChange } from './places.ts';

const seated = aScriptExercise(1);
const standing = aScriptExercise(2, { posture: 'standing', place: 'standing' });
const either = aScriptExercise(3, { posture: 'either' });
const atWall = aScriptExercise(4, { posture: 'standing', place: 'wall' });

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

test('a place is said with its thing, before the time to get there', () => {
  const day = [seated, atWall, atWall, standing, atWall];
  expect(day.map((_, index) => placeChange(day, index).words)).toEqual([
    null,
    'Stand up, and go to a wall.',
    null,
    null,
    'Go to a wall.',
  ]);
  expect(placeChange(day, 1).seconds).toBeGreaterThan(placeChange([seated, standing], 1).seconds);
  expect(placeChange(day, 2).seconds).toBe(0);
  expect(placeChange(day, 4).seconds).toBeGreaterThan(0);
});
