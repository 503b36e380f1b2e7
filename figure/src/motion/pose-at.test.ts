import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import { wholeBody } from '../body/body.ts';
import { indexed } from '../body/cluster.ts';
import { armCentreLine, depthInside } from '../body/limb-depth.ts';
import { distance } from '../math/vector.ts';
import { itemAt } from '../math/item-at.ts';
import { PEOPLE } from '../people/people.ts';
import { MOVEMENTS } from '../pose/pose.ts';
import { SIDES } from '../pose/side.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { furthestWay } from './keyframe-times.ts';
import type { Motion } from './motion.ts';
import type { MotionPlan } from './motion-plan.ts';
import { planMotion } from './plan-motion.ts';
import { poseAt } from './pose-at.ts';
import { solveMotion } from './solve-motion.ts';

const standing: Motion = { id: 'test', base: 'standing', view: 'front', focus: [], frames: [{}] };
const instants = Array.from({ length: 21 }, (_, i) => i / 20);
const skeletonsOf = (motion: Motion) => {
  const plan = planMotion(motion);
  return instants.map((time) => forwardKinematics(poseAt(plan, time)));
};

/** Centimetres of the left arm inside the trunk. */
function armInTrunk(plan: MotionPlan): number {
  const depths = instants.map((time) => {
    const skeleton = forwardKinematics(poseAt(plan, time));
    const trunk = indexed(wholeBody(skeleton, PEOPLE.tom, false)).filter(
      ({ cluster }) => cluster.part === 'torso',
    );
    return depthInside(trunk, armCentreLine(skeleton.arms.left));
  });
  return Math.max(...depths);
}

test.each(SAMPLES)(
  'at the time of a keyframe, $id is that keyframe, read back from JSON',
  (motion) => {
    const plan = JSON.parse(JSON.stringify(planMotion(motion))) as MotionPlan;
    for (const [k, pose] of solveMotion(motion).entries()) {
      const found = forwardKinematics(poseAt(plan, itemAt(plan.times, k)));
      expect(furthestWay(forwardKinematics(pose), found)).toBeLessThan(0.01);
    }
  },
);

test('a motion of one keyframe stays as it is at all times', () => {
  const plan = planMotion({ ...standing, frames: [{ 'neck.rot': 20 }] });
  expect(poseAt(plan, 0.7)).toEqual(poseAt(plan, 0));
  expect(poseAt(plan, 0.7)['neck.rot']).toBe(20);
});

test('a time before the start is the start, one after the end is the end', () => {
  const plan = planMotion({ ...standing, frames: [{}, { 'neck.rot': 20 }] });
  expect(poseAt(plan, -1)).toEqual(poseAt(plan, 0));
  expect(poseAt(plan, 2)['neck.rot']).toBe(20);
});

test('a cycle is at its end where it began', () => {
  const frames = [{}, { 'neck.rot': 20 }, { 'neck.lat': 20 }];
  const plan = planMotion({ ...standing, frames, loop: 'cycle' });
  const [start, end] = [poseAt(plan, 0), poseAt(plan, 1)];
  for (const movement of MOVEMENTS) expect(end[movement]).toBeCloseTo(start[movement], 6);
});

test('planted feet stay where they are while the knees bend', () => {
  const frames = [{}, { 'pelvis.up': -20, 'pelvis.fwd': -12, 'lumbar.flex': 20 }];
  const skeletons = skeletonsOf({ ...standing, frames });
  for (const side of SIDES) {
    const start = itemAt(skeletons, 0).legs[side].toeHinge.origin;
    const off = skeletons.map((k) => distance(k.legs[side].toeHinge.origin, start));
    expect(Math.max(...off)).toBeLessThan(0.1);
  }
});

test('a foot that is set elsewhere leaves the floor on its way', () => {
  const skeletons = skeletonsOf({ ...standing, frames: [{}, { 'L.step': 24, 'pelvis.up': -4 }] });
  const heights = skeletons.map((k) => k.legs.left.ankle[1]);
  expect(Math.max(...heights)).toBeGreaterThan(itemAt(heights, 0) + 4);
  expect(heights.at(-1)).toBeCloseTo(itemAt(heights, 0), 0);
});

test('hands on the thighs stay on them while the trunk bows', () => {
  const frames = [{}, { 'lumbar.flex': 30, 'thoracic.flex': 20 }];
  const skeletons = skeletonsOf({ ...standing, base: 'seated', frames });
  const [first, last] = [itemAt(skeletons, 0), itemAt(skeletons, -1 + skeletons.length)];
  for (const side of SIDES) {
    const palm = first.arms[side].wrist;
    const way = distance(palm, last.arms[side].wrist);
    const off = skeletons.map((k) => distance(k.arms[side].wrist, palm));
    expect(Math.max(...off)).toBeLessThan(way + 0.2);
  }
});

test('an arm that would cut through the trunk is led around it', () => {
  const bent = { 'L.shoulder.rot': 50, 'L.shoulder.flex': 25, 'L.elbow.flex': 80 };
  const around = planMotion({ ...standing, frames: [bent, { 'L.on': 'lowBack' }] });
  const segment = itemAt(around.segments, 0);
  const through = { ...around, segments: [{ ...segment, aside: { left: null, right: null } }] };
  expect(segment.aside.left).not.toBeNull();
  expect(armInTrunk(around)).toBeLessThan(armInTrunk(through) - 0.5);
});

test('an arm that is at work stays where it is while the other comes to it', () => {
  const start = { 'L.shoulder.abd': -1, 'L.shoulder.rot': 6, 'L.elbow.flex': 82 };
  const frames = [{}, { 'R.on': 'handBackOpp' }] as const;
  const { segments } = planMotion({ ...standing, base: 'seated', start, frames });
  expect(segments[0]?.aside.left).toBeNull();
  expect(segments[0]?.aside.right).not.toBeNull();
});

test('a shoulder whose angles name the same turn otherwise goes there straight', () => {
  const open = { 'L.shoulder.abd': 63, 'L.shoulder.rot': -97, 'L.elbow.flex': 88 };
  const turned = { ...open, 'L.shoulder.flex': 115, 'L.shoulder.abd': 123, 'L.shoulder.rot': 15 };
  const plan = planMotion({ ...standing, frames: [open, turned] });
  expect(plan.segments[0]?.straight).toEqual({ left: true, right: false });
});
