import { expect, test } from 'vitest';
import { place } from '../math/frame.ts';
import { distance, mix } from '../math/vector.ts';
import { ANKLE_HEIGHT } from '../skeleton/proportions.ts';
import type { LegBones } from '../skeleton/leg-bones.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import type { Base } from '../scene/place.ts';
import type { Keyframe, Motion } from './motion.ts';
import { solveMotion } from './solve-motion.ts';

function solved(base: Base, frame: Keyframe, changes: Partial<Motion> = {}) {
  const motion: Motion = { id: 'feet', base, view: 'side', focus: [], frames: [frame], ...changes };
  const [pose] = solveMotion(motion);
  if (pose === undefined) throw new Error('There is no pose');
  return { pose, ...forwardKinematics(pose) };
}
const heelOf = (leg: LegBones) => place(leg.foot, [0, -ANKLE_HEIGHT, -4]);

test('an ankle crossed on the other knee lies above that thigh, near the knee', () => {
  const { legs } = solved('seated', { 'L.foot': 'kneeOpp' });
  const thigh = mix(legs.right.hip, legs.right.knee, 0.84);
  expect(distance(legs.left.ankle, thigh)).toBeLessThan(13);
  expect(legs.left.ankle[1]).toBeGreaterThan(thigh[1] + 8);
  expect(legs.left.knee[0]).toBeGreaterThan(legs.left.hip[0] + 15);
  expect(legs.right.ankle[1]).toBeCloseTo(ANKLE_HEIGHT, 0);
});

test('an ankle crossed over the other lies in front of it', () => {
  const { legs } = solved('seated', { 'L.foot': 'ankleOpp' });
  expect(legs.left.ankle[2]).toBeCloseTo(legs.right.ankle[2] + 9, 1);
  expect(Math.abs(legs.left.ankle[0] - legs.right.ankle[0])).toBeLessThan(3);
});

test('a forefoot that lifts leaves the heel where it stands', () => {
  const [flat, lifted] = [{}, { 'L.toesUp': 15 }].map((frame) => solved('seated', frame).legs.left);
  if (flat === undefined || lifted === undefined) throw new Error('There is no leg');
  expect(distance(heelOf(flat), heelOf(lifted))).toBeLessThan(0.3);
  expect(lifted.toeHinge.origin[1]).toBeGreaterThan(flat.toeHinge.origin[1] + 3);
});

test('both heels lift a standing body, and not a seated one', () => {
  const rise = (base: Base) =>
    solved(base, { heels: 25 }).pose['pelvis.up'] - solved(base, {}).pose['pelvis.up'];
  expect(rise('standing')).toBeGreaterThan(4);
  expect(rise('seated')).toBe(0);
  const { legs } = solved('seated', { heels: 25 });
  expect(legs.left.ankle[1]).toBeGreaterThan(ANKLE_HEIGHT + 4);
});

test('a leg that is free goes with the pelvis, a planted one stays', () => {
  const { legs } = solved('standing', { 'pelvis.fwd': 10 }, { free: ['left'] });
  const rest = solved('standing', {}).legs;
  expect(legs.left.ankle[2]).toBeCloseTo(rest.left.ankle[2] + 10, 6);
  expect(legs.right.ankle[2]).toBeCloseTo(rest.right.ankle[2], 0);
});

test('toes and the turn of a bent knee move on a foot that stays planted', () => {
  const { legs } = solved('seated', { 'L.toes.mtp': 30, 'L.knee.rot': 20 });
  expect(legs.left.ankle[1]).toBeCloseTo(ANKLE_HEIGHT, 0);
  expect(legs.left.foot.rotation[4]).toBeCloseTo(1, 6);
});

/** Centimetres of the left ankle. */
const ahead = (frame: Keyframe, start: Keyframe = {}) =>
  solved('standing', { ...frame, 'pelvis.up': -3 }, { start }).legs.left.ankle[2];

test('of a stance the own side goes before both, while start and frame add up', () => {
  const rest = ahead({});
  expect(ahead({ 'B.step': 5, 'L.step': 12 }) - rest).toBeCloseTo(12, 1);
  expect(ahead({ 'L.step': 5 }, { 'L.step': 6 }) - rest).toBeCloseTo(11, 1);
});
