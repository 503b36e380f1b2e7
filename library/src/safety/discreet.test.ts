import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { moving } from '../test/entry-of.ts';
import { isDiscreet } from './discreet.ts';

test(
  'every exercise says whether anybody would notice, as its motion tells: npm run library -- flags',
  { tags: ['spec:silent/discreet-is-unnoticed'] },
  () => {
    const wrong = library.filter((entry) => entry.discreet !== isDiscreet(entry));
    expect(wrong.map(({ id, title }) => `${id} ${title}`)).toEqual([]);
  },
);

test('legs below the desk and hands in the lap go unnoticed', () => {
  expect(isDiscreet(moving({ frames: [{}, { 'L.knee.flex': -60 }] }))).toBe(true);
  expect(isDiscreet(moving({ frames: [{}, { 'L.hand': 'fist', 'L.on': 'thigh' }] }))).toBe(true);
});

test.each([
  ['the head turns', moving({ frames: [{}, { 'neck.rot': 15 }] })],
  ['the trunk turns', moving({ frames: [{}, { 'thoracic.rot': 20, 'neck.rot': -20 }] })],
  ['the trunk leans', moving({ frames: [{ 'pelvis.tilt': 20 }] })],
  ['the shoulders are shrugged', moving({ frames: [{}, { 'B.scapula.elev': 30 }] })],
  ['a hand lies on the head', moving({ frames: [{ 'L.on': 'headTop' }] })],
  ['an arm is lifted', moving({ frames: [{}, { 'L.shoulder.abd': 60 }] })],
  ['a hand holds the shin', moving({ frames: [{ 'L.on': 'shinOwn' }] })],
  ['one stands', moving({ base: 'standing' }, { posture: 'standing' })],
])('it is noticed when %s', (_, entry) => {
  expect(isDiscreet(entry)).toBe(false);
});
