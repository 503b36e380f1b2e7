import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import { itemAt } from '../math/item-at.ts';
import type { Keyframe, Motion } from '../motion/motion.ts';
import type { MotionPlan, Segment } from '../motion/motion-plan.ts';
import { planMotion } from '../motion/plan-motion.ts';
import { checkContinuity } from './check-continuity.ts';

const standing = (...frames: Keyframe[]): Motion => ({
  id: 'test',
  base: 'standing',
  view: 'front',
  focus: [],
  frames,
});
const kindsOf = (motion: Motion, plan?: MotionPlan) => [
  ...new Set(checkContinuity(motion, plan).map(({ kind }) => kind)),
];
const spoil = (plan: MotionPlan, change: Partial<Segment>): MotionPlan => ({
  ...plan,
  segments: plan.segments.with(0, { ...itemAt(plan.segments, 0), ...change }),
});

test.each(SAMPLES)(
  'the reference motion $id is possible at every instant',
  (motion) => {
    expect(checkContinuity(motion)).toEqual([]);
  },
  20_000,
);

test('an arm that would bend within an instant leaps', () => {
  const motion = standing({}, {}, { 'L.elbow.flex': 90 }, { 'L.elbow.flex': 90 });
  const plan = { ...planMotion(motion), times: [0, 0.5, 0.51, 1] };
  const problems = checkContinuity(motion, plan);
  expect(problems).toMatchObject([{ kind: 'leap' }]);
  expect(problems[0]?.time).toBeCloseTo(0.517, 2);
});

test('an arm on its straight way through the trunk is found, one that is led around is not', () => {
  const bent = { 'L.shoulder.rot': 50, 'L.shoulder.flex': 25, 'L.elbow.flex': 80 };
  const motion = standing(bent, { 'L.on': 'lowBack' });
  const plan = planMotion(motion);
  expect(kindsOf(motion, plan)).toEqual([]);
  expect(kindsOf(motion, spoil(plan, { aside: { left: null, right: null } }))).toEqual([
    'penetration',
  ]);
});

test('a free foot that would scrape through the floor is found, one that is lifted is not', () => {
  const motion = standing({}, { 'L.hip.flex': -12, 'L.knee.flex': 70, 'L.ankle.dorsi': -20 });
  const plan = planMotion(motion);
  expect(kindsOf(motion, plan)).toEqual([]);
  expect(kindsOf(motion, spoil(plan, { lift: { left: null, right: null } }))).toEqual(['floor']);
});

test('a foot that crosses through the other is found', () => {
  expect(kindsOf(standing({ 'pelvis.up': -6 }, { 'pelvis.up': -6, 'L.wide': -34 }))).toEqual([
    'foot-in-foot',
  ]);
});

test('feet that a rising pelvis drags along slide', () => {
  const [problem] = checkContinuity(standing({}, { 'pelvis.up': 5 }));
  expect(problem).toMatchObject({ kind: 'sliding', time: 0 });
  expect(problem?.sentence).toMatch(/^The left foot slides by 5\.\d cm$/);
});

test('a hand that cannot follow its place is away from it', () => {
  const motion: Motion = { ...standing({}, { 'lumbar.flex': 10 }), base: 'seated' };
  const plan = planMotion(motion);
  const { hands } = itemAt(plan.segments, 0);
  if (hands.left === null) throw new Error('The left hand does not rest');
  const far = {
    ...hands.left,
    wrists: [
      [0, 60, 60],
      [0, 60, 60],
    ] as const,
  };
  const kinds = kindsOf(motion, spoil(plan, { hands: { left: far, right: hands.right } }));
  expect(kinds).toContain('contact');
});

test('a hand that is planned to lie elsewhere than at its keyframe misses it', () => {
  const motion: Motion = { ...standing({}, { 'lumbar.flex': 10 }), base: 'seated' };
  const plan = planMotion(motion);
  const { hands } = itemAt(plan.segments, 0);
  if (hands.left === null) throw new Error('The left hand does not rest');
  const [[x, y, z], end] = hands.left.wrists;
  const off = { ...hands.left, wrists: [[x + 0.1, y, z], end] as const };
  const problems = checkContinuity(motion, spoil(plan, { hands: { left: off, right: null } }));
  expect(problems).toMatchObject([{ kind: 'keyframe', sentence: 'Frame 1 is missed by 0.10 cm' }]);
});

test('from close by one limb is all there is: nothing else is in its way', () => {
  const motion = standing({}, { 'L.shoulder.abd': -30 });
  expect(kindsOf({ ...motion, closeUp: { part: 'hand', side: 'right' } })).toEqual([]);
});
