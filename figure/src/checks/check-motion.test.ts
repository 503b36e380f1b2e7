import { expect, test } from 'vitest';
import { SAMPLES } from '../../samples/motions.ts';
import type { Motion } from '../motion/motion.ts';
import { findDuplicates } from './find-duplicates.ts';
import { checkMotion } from './check-motion.ts';

const plain: Motion = { id: 'plain', base: 'standing', view: 'front', focus: [], frames: [{}] };

test.each(SAMPLES)('the reference motion $id asks nothing impossible of a body', (motion) => {
  expect(checkMotion(motion)).toEqual([]);
});

test('an angle beyond the range of motion is named with its joint', () => {
  const [problem] = checkMotion({ ...plain, frames: [{ 'neck.rot': 75 }] });
  expect(problem).toMatchObject({ frame: 0, kind: 'range-of-motion' });
  expect(problem?.sentence).toContain('neck.rot is 75');
});

test('an exception with its reason allows one joint more, and no other', () => {
  const exceptions = [{ movement: 'L.hip.rot' as const, limit: -60, reason: 'shown on purpose' }];
  const frames = [{ 'B.hip.rot': -50 }];
  const problems = checkMotion({ ...plain, frames, exceptions, free: ['left', 'right'] });
  expect(problems.map(({ sentence }) => sentence.slice(0, 9))).toEqual(['R.hip.rot']);
});

test('a hand put into the trunk is found', () => {
  const frames = [{ 'R.shoulder.abd': -8, 'R.shoulder.rot': 60, 'R.elbow.flex': 80 }];
  const problems = checkMotion({ ...plain, frames });
  expect(problems.map(({ kind }) => kind)).toContain('penetration');
});

test('a pelvis lifted out of reach of the feet is found', () => {
  const problems = checkMotion({ ...plain, frames: [{ 'pelvis.up': 5 }] });
  expect(problems.map(({ kind }) => kind)).toContain('planted-foot');
});

test('an arm that leaps from hanging to overhead is found', () => {
  const frames = [{}, { 'L.shoulder.flex': 160 }];
  const problems = checkMotion({ ...plain, frames });
  expect(problems).toMatchObject([{ frame: 1, kind: 'continuity' }]);
});

test('no two reference motions look alike', () => {
  expect(findDuplicates(SAMPLES)).toEqual([]);
});

test('a motion copied under another name is found', () => {
  const [first] = SAMPLES;
  const copy = { ...first, id: 'copy' } as Motion;
  expect(findDuplicates([...SAMPLES.slice(0, 5), copy])).toMatchObject([
    { a: first?.id, b: 'copy', degrees: 0 },
  ]);
});

test('a free foot that points through the floor is found', () => {
  const frames = [{ 'L.hip.flex': 1, 'L.knee.flex': 4, 'L.ankle.dorsi': -45 }];
  const problems = checkMotion({ ...plain, frames, free: ['left'] });
  expect(problems).toMatchObject([{ frame: 0, kind: 'floor' }]);
});

test('a hand that does not come to where it should rest is found', () => {
  const frames: Motion['frames'] = [{ 'B.on': 'desk@0.2' }];
  const problems = checkMotion({ ...plain, base: 'deskhold', frames });
  expect(problems.map(({ kind }) => kind)).toEqual(['contact', 'contact']);
});
