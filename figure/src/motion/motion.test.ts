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

test('a wide stance puts both feet outward, and a turned one the knees too', () => {
  const [rest, wide] = solveMotion(
    standing({}, { 'B.wide': 20, 'B.turn': 30, 'pelvis.up': -12 }),
  ).map(forwardKinematics);
  for (const side of SIDES) {
    const [before, after] = [rest?.legs[side], wide?.legs[side]];
    if (before === undefined || after === undefined) throw new Error('There is no leg');
    expect(Math.abs(after.ankle[0])).toBeCloseTo(Math.abs(before.ankle[0]) + 20, 1);
    expect(after.ankle[1]).toBeCloseTo(ANKLE_HEIGHT, 1);
    expect(Math.abs(after.knee[0])).toBeGreaterThan(Math.abs(before.knee[0]) + 10);
  }
});

test('a single heel lifts while the ball and the pelvis stay', () => {
  const [rest, lifted] = solveMotion(standing({}, { 'L.heel': 25, 'pelvis.up': -3 }));
  if (rest === undefined || lifted === undefined) throw new Error('There is no pose');
  expect(lifted['L.toes.mtp'] - rest['L.toes.mtp']).toBeCloseTo(25, 5);
  expect(forwardKinematics(lifted).legs.right.ankle[1]).toBeCloseTo(ANKLE_HEIGHT, 1);
  expect(forwardKinematics(lifted).legs.left.ankle[1]).toBeGreaterThan(ANKLE_HEIGHT + 3);
});

test('a finger lifts from the hand that rests on the thigh', () => {
  const frames: Keyframe[] = [{}, { 'L.index.mcp': -20 }];
  const [rest, lifted] = solveMotion({ ...standing(...frames), base: 'seated' });
  if (rest === undefined || lifted === undefined) throw new Error('There is no pose');
  expect(lifted['L.index.mcp'] - rest['L.index.mcp']).toBeCloseTo(-20, 5);
  expect(lifted['L.middle.mcp']).toBeCloseTo(rest['L.middle.mcp'], 5);
});
