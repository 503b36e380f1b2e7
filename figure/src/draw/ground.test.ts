import { expect, test } from 'vitest';
import type { Keyframe, Motion } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { landmarkPoint } from '../skeleton/landmarks.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { Base } from '../scene/place.ts';
import { frameMotion } from '../motion/shown-of.ts';
import { groundMarkup, groundSpots, MAX_SPOTS } from './ground.ts';

function scene(base: Base, frame: Keyframe = {}) {
  const motion: Motion = { id: 'ground', base, view: 'three-quarter', focus: [], frames: [frame] };
  const [skeleton] = solveMotion(motion).map(forwardKinematics);
  if (skeleton === undefined) throw new Error('There is no skeleton');
  return { motion, skeleton, spots: groundSpots(skeleton, motion) };
}

test('every foot on the floor has its shadow below it, and a lifted one loses it', () => {
  const { skeleton, spots } = scene('standing');
  expect(spots).toHaveLength(3);
  for (const [i, letter] of (['L', 'R'] as const).entries()) {
    const [x, , z] = landmarkPoint(skeleton, `${letter}.ball`);
    const [mx, mz] = spots[i + 1]?.middle ?? [0, 0];
    expect(Math.hypot(x - mx, z - mz)).toBeLessThan(8);
  }
  expect(scene('standing', { 'L.hip.flex': 80, 'L.knee.flex': 80 }).spots).toHaveLength(2);
});

test('what stands around has its shadow too, and never are there more than the painter holds', () => {
  const all: Base[] = ['seated', 'standing', 'chairhold', 'desk', 'deskhold', 'wall', 'wallback'];
  const counts = all.map((base) => scene(base).spots.length);
  expect(counts).toEqual([4, 3, 4, 5, 4, 3, 3]);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_SPOTS);
});

test('the floor lies where the feet are in the picture, and is left out of a picture above it', () => {
  const { motion, skeleton } = scene('standing', { 'L.toes.mtp': 5 });
  const drawn = (view: Motion['view']) =>
    groundMarkup(frameMotion({ ...motion, view }, [skeleton]), skeleton, motion);
  expect(drawn('lower-three-quarter')).toMatch(/^<path class="floor" .*<path class="contact" /);
  expect(drawn('bust-front')).toBe('');
  const closeUp = { part: 'foot', side: 'left' } as const;
  expect(groundSpots(skeleton, { ...motion, closeUp })).toEqual([]);
});
