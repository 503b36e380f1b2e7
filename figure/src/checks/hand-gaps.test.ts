import { expect, test } from 'vitest';
import type { Motion } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { depthsInRoom, handGaps, nearestTouch } from './hand-gaps.ts';

const motion: Motion = { id: 'm', base: 'seated', view: 'front', focus: ['neck'], frames: [{}] };

test('hands on the thighs touch them, and are named with their contact', () => {
  const gaps = handGaps(motion, PEOPLE.tom);
  expect(gaps.map(({ frame, side, key }) => [frame, side, key])).toEqual([
    [0, 'left', 'thigh'],
    [0, 'right', 'thigh'],
  ]);
  for (const { gap } of gaps) expect(gap).toBeLessThan(1);
});

test('a hand that cannot reach so far is as far off as it looks', () => {
  const away = { ...motion, base: 'wall', frames: [{ 'pelvis.fwd': -30 }] } as const;
  for (const { gap } of handGaps(away, PEOPLE.tom)) expect(gap).toBeGreaterThan(5);
});

test.each(Object.values(PEOPLE))('a palm lies on the belly of $id', (person) => {
  const [, right] = handGaps({ ...motion, frames: [{ 'R.on': 'belly' }] }, person);
  expect(right?.gap).toBeLessThan(1);
});

test('a straight arm lays its hand along a wall, and its fingers do not enter it', () => {
  const arms = { ...motion, base: 'wall', frames: [{ 'B.on': 'wall@0.42' }] } as const;
  for (const { gap } of handGaps(arms, PEOPLE.tom)) {
    expect(gap).toBeLessThan(1);
    expect(gap).toBeGreaterThan(-2.5);
  }
});

test('arms that reach forward touch nothing', () => {
  const reaching = { ...motion, frames: [{ 'B.shoulder.flex': 80 }] };
  expect(nearestTouch(reaching, PEOPLE.tom)).toBeGreaterThan(1);
  expect(nearestTouch(motion, PEOPLE.tom)).toBeLessThan(1);
});

test('a hand that is led into a wall is inside it, and one in front of it is not', () => {
  const [near] = depthsInRoom({
    ...motion,
    base: 'wall',
    frames: [{ 'R.on': 'none', 'L.shoulder.flex': 80, 'L.elbow.flex': -12, 'pelvis.fwd': 20 }],
  });
  expect(near?.left).toBeGreaterThan(3);
  expect(near?.right).toBe(0);
});

test.each(['wallTips@0.1', 'wallTips@0.92'] as const)(
  'fingertips on a wall touch it and do not enter it, low and high: %s',
  (key) => {
    const tips: Motion = {
      ...motion,
      base: 'wall',
      start: { 'pelvis.fwd': 12, 'B.step': 12, 'R.on': 'none' },
      frames: [{ 'L.on': key }],
    };
    expect(depthsInRoom(tips).map(({ left }) => left)).toEqual([0]);
    for (const { gap } of handGaps(tips, PEOPLE.tom)) expect(gap).toBeLessThan(1);
  },
);
