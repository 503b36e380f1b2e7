import { expect, test } from 'vitest';
import { entryOf, moving } from '../test/entry-of.ts';
import { isHandsFree } from './hands-free.ts';

test('hands that lie in the lap or hang stay free', () => {
  expect(isHandsFree(moving({ frames: [{}, { 'neck.rot': 40 }] }))).toBe(true);
  expect(isHandsFree(moving({ base: 'standing', frames: [{}, { 'neck.rot': 40 }] }))).toBe(true);
});

test.each([
  ['holds the desk', moving({ base: 'deskhold', frames: [{}, {}] })],
  ['lies on the head', moving({ frames: [{}, { 'L.on': 'headTop' }] })],
  ['holds the seat', moving({ start: { 'R.on': 'seat' }, frames: [{}, { 'neck.lat': 30 }] })],
  ['is lifted', moving({ base: 'standing', frames: [{}, { 'B.shoulder.abd': 60 }] })],
  ['makes a fist', moving({ frames: [{}, { 'L.on': 'thigh', 'L.hand': 'fist' }] })],
  ['presses', moving({ arrows: [{ press: 'L.palm', towards: [0, -1, 0] }] })],
  ['slides along the thigh', moving({ frames: [{}, { 'L.on': 'thigh@0.9' }] })],
  ['carries the trunk', entryOf(302)],
])('a hand that %s is not free', (_, entry) => {
  expect(isHandsFree(entry)).toBe(false);
});

test('shoulders that move alone leave the hands free', () => {
  expect(isHandsFree(entryOf(116))).toBe(true);
});
