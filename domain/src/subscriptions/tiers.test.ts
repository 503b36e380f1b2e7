import { expect, test } from 'vitest';
import { cancelProblem, isFoundingMember } from './tiers.ts';

test('exactly the first hundred accounts are founding members', () => {
  expect([1, 100, 101].map(isFoundingMember)).toEqual([true, true, false]);
});

test('only what is paid again and again can be cancelled', () => {
  expect(cancelProblem('free')).toMatch('no subscription');
  expect(cancelProblem('lifetime')).toMatch('nothing to cancel');
  expect((['pro', 'team', 'annual'] as const).map(cancelProblem)).toEqual([null, null, null]);
});
