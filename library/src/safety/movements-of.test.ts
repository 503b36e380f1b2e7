import { EXERCISE_MOVEMENTS, type ExerciseMovement } from '@limber/domain/exercises/movements';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ExerciseMotion } from '../entry.ts';
import { library } from '../library.ts';
import { entryOf, moving } from '../test/entry-of.ts';
import { measure } from './measures.ts';
import { movementsOf } from './movements-of.ts';

const seated = (frame: ExerciseMotion['frames'][number]) =>
  movementsOf(moving({ frames: [{}, frame] }));
const standing = (frame: ExerciseMotion['frames'][number]) =>
  movementsOf(moving({ base: 'deskhold', frames: [{}, frame] }));

test.each<[string, ExerciseMovement, readonly ExerciseMovement[]]>([
  ['a slump', 'spinalFlexion', seated({ 'lumbar.flex': 10, 'thoracic.flex': 10 })],
  ['an arched back', 'spinalExtension', seated({ 'lumbar.flex': -9, 'thoracic.flex': -6 })],
  ['a turn of the ribs', 'spinalTwist', seated({ 'thoracic.rot': -20 })],
  ['a lean to the side', 'sideBend', seated({ 'thoracic.lat': -15 })],
  ['a look at the ceiling', 'neckExtension', seated({ 'neck.flex': -13 })],
  ['a look over the shoulder', 'neckTurn', seated({ 'neck.rot': 30 })],
  ['an arm beside the ear', 'overhead', seated({ 'L.shoulder.flex': 116 })],
  ['hands behind the head', 'overhead', seated({ 'B.on': 'occiput@0' })],
  ['a knee drawn up', 'hipBeyond90', seated({ 'L.hip.flex': 13 })],
  ['crossed ankles', 'hipCrossing', standing({ 'L.hip.abd': -20 })],
  ['a leg turned in', 'hipCrossing', standing({ 'L.hip.rot': 20 })],
  ['a deep squat', 'deepKneeBend', standing({ 'pelvis.up': -20, 'pelvis.fwd': -14 })],
  ['a leg reached back', 'oneLeg', standing({ 'L.hip.flex': -15 })],
  ['a hanging head', 'headDown', seated({ 'pelvis.tilt': 40, 'lumbar.flex': 45, 'neck.flex': 20 })],
  [
    'a lean on the desk',
    'wristLoad',
    standing({ 'B.on': 'desk@0.2', 'pelvis.tilt': 30, 'pelvis.fwd': 4 }),
  ],
])('%s is measured as %s', (_, movement, found) => {
  expect(found).toContain(movement);
});

test('quiet sitting and quiet standing make none of the movements', () => {
  expect(seated({})).toEqual([]);
  expect(standing({})).toEqual([]);
});

test('a head that only stays level over a leaning trunk is not tipped back', () => {
  expect(seated({ 'pelvis.tilt': 30, 'neck.flex': -30 })).not.toContain('neckExtension');
});

test('a foot whose heel rests ahead still bears weight', () => {
  expect(movementsOf(entryOf(202))).not.toContain('oneLeg');
  expect(movementsOf(entryOf(250))).toContain('oneLeg');
});

test('time on one leg is that of both sides, and a hold counts in full', () => {
  expect(measure(entryOf(250)).oneLegSeconds).toBeGreaterThanOrEqual(36);
  expect(measure(entryOf(223)).oneLegSeconds).toBeCloseTo(18, 0);
});

test('every movement is made by an exercise, and none by most', () => {
  const all = library.map(movementsOf);
  for (const movement of EXERCISE_MOVEMENTS) {
    const times = all.filter((movements) => movements.includes(movement)).length;
    expect.soft(times, movement).toBeGreaterThan(0);
    expect.soft(times, movement).toBeLessThan(library.length / 5);
  }
});

test('the left side and the right are measured alike', () => {
  const joint = fc.constantFrom(
    'shoulder.flex',
    'shoulder.abd',
    'hip.flex',
    'hip.abd',
    'hip.rot',
    'knee.flex',
  );
  const base = fc.constantFrom('seated', 'standing', 'deskhold');
  fc.assert(
    fc.property(joint, base, fc.integer({ min: -30, max: 130 }), (key, from, degrees) => {
      const [left, right] = (['L', 'R'] as const).map((letter) =>
        movementsOf(moving({ base: from, frames: [{}, { [`${letter}.${key}`]: degrees }] })),
      );
      expect(left).toEqual(right);
    }),
    { numRuns: 40 },
  );
});

test('a twist and a bend count alike to the left and to the right', () => {
  const key = fc.constantFrom('thoracic.rot', 'thoracic.lat', 'neck.rot');
  fc.assert(
    fc.property(key, fc.integer({ min: 1, max: 60 }), (movement, degrees) => {
      expect(seated({ [movement]: degrees })).toEqual(seated({ [movement]: -degrees }));
    }),
    { numRuns: 40 },
  );
});
