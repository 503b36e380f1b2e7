import { expect, test } from 'vitest';
import type { Entry, ExerciseMotion } from '../entry.ts';
import { library } from '../library.ts';
import { findAlike, findDiscontinuous, findImpossible } from './check-exercises.ts';
import { checkRecordOf } from './check-record.ts';

function exercise(id: number): Entry {
  const found = library.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`There is no exercise ${id}`);
  return found;
}

const [one, other] = [exercise(1), exercise(2)];
const withMotion = (changes: Partial<ExerciseMotion>): Entry => ({
  ...one,
  motion: { ...one.motion, ...changes },
});

test('an exercise that turns the head too far is named with the frame', () => {
  const [problem] = findImpossible([withMotion({ frames: [{}, { 'neck.rot': 120 }] }), other]);
  expect(problem).toContain(`${one.id} ${one.title}, frame 2: neck.rot is 120`);
});

test('an exercise whose feet slide on its way is named with the moment', () => {
  const rising = withMotion({ base: 'standing', frames: [{}, { 'pelvis.up': 6 }] });
  const [problem] = findDiscontinuous([rising]);
  expect(problem).toContain(`${one.id} ${one.title}, at 0%: The left foot slides by 6`);
});

test('an exercise that copies the motion of another is found', () => {
  expect(findAlike([one, { ...one, id: 307 }, other])).toEqual([
    '1 and 307 move alike: they differ by 0.0 degrees',
  ]);
});

test('an exercise whose motion changes has to be checked again, the others need not', () => {
  const before = checkRecordOf([one, other]);
  const after = checkRecordOf([withMotion({ frames: [{}] }), other]);
  expect(after.possible[one.id]).not.toBe(before.possible[one.id]);
  expect(after.possible[other.id]).toBe(before.possible[other.id]);
  expect(after.distinct[one.motion.base]).not.toBe(before.distinct[one.motion.base]);
});

test('an exercise whose words change need not be checked again', () => {
  expect(checkRecordOf([{ ...one, title: 'Other Words' }])).toEqual(checkRecordOf([one]));
});
