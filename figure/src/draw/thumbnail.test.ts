import { expect, test } from 'vitest';
import type { Keyframe, Motion } from '../motion/motion.ts';
import { PEOPLE } from '../people/people.ts';
import { drawFrames } from './draw-frames.ts';

const FAR: Keyframe = { 'neck.lat': 38 };

function drawn(frames: readonly Keyframe[], changes: Partial<Motion> = {}) {
  const motion: Motion = {
    id: 'thumbnail',
    base: 'standing',
    view: 'bust-front',
    focus: ['neck'],
    frames,
    ...changes,
  };
  return drawFrames(motion, PEOPLE.tom, 70);
}

/** Equal in drawings of the same pose. */
const skin = (svg = '') =>
  [...svg.matchAll(/<g class="skin"><path[^>]*( d="[^"]*")/g)].map(([, d]) => d);
const tips = (svg = '') =>
  [...svg.matchAll(/class="arrow-head" d="M([^L]*)L/g)].map(([, at]) => at);

test('a thumbnail shows the end of a motion, before its start as a ghost', () => {
  const { frames, thumbnail } = drawn([{}, FAR, { 'neck.lat': 24 }]);
  expect(skin(frames[2])).not.toEqual([]);
  expect(skin(thumbnail)).toEqual(skin(frames[2]));
  expect(skin(thumbnail)).not.toEqual(skin(frames[1]));
  expect(thumbnail).toContain('class="ghost"');
});

test('a cycle shows the frame that is furthest from its start, and no ghost', () => {
  const { frames, thumbnail } = drawn([{}, FAR, { 'neck.lat': 24 }], { loop: 'cycle' });
  expect(skin(thumbnail)).toEqual(skin(frames[1]));
  expect(skin(thumbnail)).not.toEqual(skin(frames[2]));
  expect(thumbnail).not.toContain('class="ghost"');
});

test('of the arrows for steps a thumbnail shows the one that leads to it', () => {
  const arrows = [{ track: 'crown', stepwise: true }] as const;
  const { frames, thumbnail } = drawn([{}, { 'neck.lat': 18 }, FAR], { arrows });
  expect(tips(frames[1])).toHaveLength(1);
  expect(tips(frames[0])).not.toEqual(tips(frames[1]));
  expect(tips(frames[2])).toEqual([]);
  // Bolder, but in the same place.
  expect(tips(thumbnail)).toEqual(tips(frames[1]));
});

const folds = (palmar: number) => {
  const { frames } = drawn([{}], {
    base: 'seated',
    view: 'hand',
    closeUp: { part: 'hand', side: 'left', from: [palmar, 0, 0] },
    start: { 'L.shoulder.flex': 50, 'L.elbow.flex': 100, 'L.hand': 'flat' },
  });
  return frames[0]?.includes('class="fold"');
};

test('the folds of a hand are drawn on its palm, not on its back', () => {
  expect([folds(1), folds(-1)]).toEqual([true, false]);
});
