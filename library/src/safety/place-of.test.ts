import { EXERCISE_PLACES } from '@limber/domain/exercises/exercise-place';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { placeOf } from './place-of.ts';

test('what is done sitting is done on the chair, and every place is used', () => {
  const seated = library.filter(({ posture }) => posture === 'seated');
  expect(new Set(seated.map(placeOf))).toEqual(new Set(['chair']));
  expect(new Set(library.map(placeOf))).toEqual(new Set(EXERCISE_PLACES));
});
