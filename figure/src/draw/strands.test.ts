import { expect, test } from 'vitest';
import { dot } from '../math/vector.ts';
import { HAIR_STYLES } from '../people/person.ts';
import { PEOPLE } from '../people/people.ts';
import { drawFrames } from './draw-frames.ts';
import { combOf } from './strands.ts';

const strands = (person: (typeof PEOPLE)[keyof typeof PEOPLE], view: 'bust-above' | 'front') => {
  const motion = {
    id: 'hair',
    base: 'standing',
    view,
    focus: ['neck'],
    frames: [{}],
    whole: true,
  } as const;
  const [svg = ''] = drawFrames(motion, person, 180).frames;
  return [...svg.matchAll(/class="strand"/g)].length;
};

test('from near hair shows strands, from afar it is one shape', () => {
  expect(strands(PEOPLE.tom, 'bust-above')).toBeGreaterThan(3);
  expect(strands(PEOPLE.tom, 'front')).toBe(0);
});

test('curls and a crop have no strands', () => {
  expect([PEOPLE.mei, PEOPLE.ravi].map((person) => strands(person, 'bust-above'))).toEqual([0, 0]);
});

test('the axes of every comb stand upright on one another', () => {
  for (const style of HAIR_STYLES) {
    const comb = combOf(style);
    if (comb === null) continue;
    const [across, pole, front] = comb.axes;
    for (const product of [dot(across, pole), dot(across, front), dot(pole, front)]) {
      expect(product).toBeCloseTo(0, 9);
    }
    expect(dot(across, across)).toBeCloseTo(1, 9);
  }
});
