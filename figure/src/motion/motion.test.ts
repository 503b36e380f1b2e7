import { expect, test } from 'vitest';
import { distance } from '../math/vector.ts';
import { MOVEMENTS } from '../pose/pose.ts';
import { SIDES } from '../pose/side.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { Keyframe, Motion } from './motion.ts';
import { solveMotion } from './solve-motion.ts';

const standing = (...frames: Keyframe[]): Motion => ({
  id: 'test',
  base: 'standing',
  view: 'front',
  focus: [],
  frames,
});

test('numbers add to the base pose, and those of a frame to those of the start', () => {
  const motion = { ...standing({ 'neck.rot': 10 }), start: { 'neck.rot': 5, 'lumbar.flex': 7 } };
  const [pose] = solveMotion(motion);
  expect(pose?.['neck.rot']).toBe(15);
  expect(pose?.['lumbar.flex']).toBe(7);
});

test('B moves both sides, fingers all four', () => {
  const [rest, moved] = solveMotion(standing({}, { 'B.fingers.mcp': 20 }));
  const changed = MOVEMENTS.filter((m) => rest?.[m] !== moved?.[m]);
  expect(changed.map((m) => m.slice(2)).toSorted()).toEqual(
    ['index', 'index', 'little', 'little', 'middle', 'middle', 'ring', 'ring'].map(
      (f) => `${f}.mcp`,
    ),
  );
});

test('a key that names no movement is refused', () => {
  const wrong = { 'L.shoulder.wiggle': 3 } as unknown as Keyframe;
  expect(() => solveMotion(standing(wrong))).toThrow('There is no movement "L.shoulder.wiggle"');
});

test('a contact that does not exist is refused', () => {
  const wrong = { 'L.on': 'moon' } as unknown as Keyframe;
  expect(() => solveMotion(standing(wrong))).toThrow('There is no contact "moon"');
});

test('on tiptoe the ball of the foot stays where it was', () => {
  const [flat, raised] = solveMotion(standing({}, { heels: 30 })).map(forwardKinematics);
  for (const side of SIDES) {
    const [before, after] = [flat?.legs[side], raised?.legs[side]];
    expect(
      distance(before?.toeHinge.origin ?? [0, 0, 0], after?.toeHinge.origin ?? [9, 9, 9]),
    ).toBeLessThan(0.8);
    expect(after?.ankle[1]).toBeGreaterThan(ANKLE_HEIGHT + 5);
  }
});

test('a step puts one planted foot further forward', () => {
  const [rest, split] = solveMotion(standing({}, { 'L.step': 20, 'pelvis.up': -4 })).map(
    forwardKinematics,
  );
  expect((split?.legs.left.ankle[2] ?? 0) - (rest?.legs.left.ankle[2] ?? 0)).toBeCloseTo(20, 1);
  expect(split?.legs.right.ankle[2]).toBeCloseTo(rest?.legs.right.ankle[2] ?? 9, 1);
});
