import { expect, test } from 'vitest';
import { type ExerciseWish, isInForce, unwantedOn, wantedMore } from './exercise-wishes.ts';

const SAID: ExerciseWish[] = [
  { exerciseId: 1, wish: 'more', date: '2026-01-05' },
  { exerciseId: 2, wish: 'later', date: '2026-01-05' },
  { exerciseId: 3, wish: 'never', date: '2026-01-05' },
];

test('not now lasts two weeks, never and more often until they are taken back', () => {
  expect([...unwantedOn(SAID, '2026-01-05')]).toEqual([2, 3]);
  expect([...unwantedOn(SAID, '2026-01-18')]).toEqual([2, 3]);
  expect([...unwantedOn(SAID, '2026-01-19')]).toEqual([3]);
  expect([...unwantedOn(SAID, '2028-01-01')]).toEqual([3]);
  expect([...wantedMore(SAID)]).toEqual([1]);
  expect(SAID.map((each) => isInForce(each, '2026-01-19'))).toEqual([true, false, true]);
});
