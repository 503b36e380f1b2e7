import { expect, test } from 'vitest';
import { anExercise } from '#test/samples.ts';
import { planGroups } from './plan-groups.ts';

const LIBRARY = [
  anExercise(1, { bodyArea: 'neck' }),
  anExercise(2, { bodyArea: 'neck' }),
  anExercise(3, { bodyArea: 'hips' }),
  anExercise(4, { bodyArea: 'hips' }),
];

const outline = (planned: number[], words = '') =>
  planGroups(LIBRARY, planned, words).map(
    ({ title, exercises }) => `${title}: ${exercises.map(({ id }) => id).join(', ')}`,
  );

test('those of the plan come first, in its order; all others follow by area, each of them once', () => {
  expect(outline([4, 1])).toEqual(['In this plan: 4, 1', 'Neck: 2', 'Hips: 3']);
});

test('a group without exercises is left out', () => {
  expect(outline([])).toEqual(['Neck: 1, 2', 'Hips: 3, 4']);
  expect(outline([1, 2, 3, 4])).toEqual(['In this plan: 1, 2, 3, 4']);
});

test('words leave what they find, in the plan and outside it', () => {
  expect(outline([4, 1], 'movement 3')).toEqual(['Hips: 3']);
  expect(outline([4, 1], 'movement 4')).toEqual(['In this plan: 4']);
  expect(outline([4, 1], 'piano')).toEqual([]);
});

test('an exercise that is not there any more is not shown', () => {
  expect(outline([999, 1])).toEqual(['In this plan: 1', 'Neck: 2', 'Hips: 3, 4']);
});
