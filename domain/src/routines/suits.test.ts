import { expect, test } from 'vitest';
import { suits } from './suits.ts';

const AT_WALL = { place: 'wall', kind: 'mobility' } as const;
const GLIDE = { place: 'chair', kind: 'nerveGlide' } as const;

test('a wall is asked for, and nerve glides are for whoever was shown them', () => {
  const none = { hasWall: false, nerveGlides: false };
  expect([AT_WALL, GLIDE].map((each) => suits(each, none))).toEqual([false, false]);
  expect(suits(AT_WALL, { ...none, hasWall: true })).toBe(true);
  expect(suits(GLIDE, { ...none, nerveGlides: true })).toBe(true);
  expect(suits({ ...GLIDE, kind: 'stretch' }, none)).toBe(true);
});
