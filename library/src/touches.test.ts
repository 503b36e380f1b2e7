import { expect, test } from 'vitest';
import { findAway, findSunk, findUntouched, findUntouching } from './checks/check-touches.ts';
import { library } from './library.ts';

/** Exercises whose touch follows from angles instead of a contact, and the reason. */
const IN_ANGLES: Readonly<Record<number, string>> = {
  15: 'The shoulder’s own range leads the hand up the back.',
  26: 'The hands turn in the wrists on the desk, and a hand that rests is solved.',
  45: 'The hand slides along the thigh by the bend of the trunk.',
  104: 'The arms cross in front of each other.',
  110: 'Only the fingertips touch the head.',
  111: 'Both hands go along the back, as far as the shoulders let them.',
  112: 'One hand holds the other behind the back.',
  114: 'The fingertips stay where the circling elbows lead them.',
  131: 'The backs of the hands meet while the elbows rise.',
  140: 'The palms look up, and every contact of a thigh turns them down.',
  174: 'Each palm looks another way, and a clasp folds both hands alike.',
  285: 'The hand leaves the head as the elbow straightens.',
};
test('every touch that the steps name is a contact of the motion', () => {
  expect(findUntouched(library.filter(({ id }) => IN_ANGLES[id] === undefined))).toEqual([]);
});

test('a touch that is written in angles touches all the same', () => {
  const inAngles = library.filter(({ id }) => IN_ANGLES[id] !== undefined);
  expect(findUntouching(inAngles)).toEqual([]);
});

test('every hand that rests is within a centimetre of what it rests on', () => {
  expect(findAway(library)).toEqual([]);
});

test('no hand is inside a wall or a desk', () => {
  expect(findSunk(library)).toEqual([]);
});
