import { expect, test } from 'vitest';
import { frameMotion } from '../motion/shown-of.ts';
import type { Keyframe } from '../motion/motion.ts';
import { solveMotion } from '../motion/solve-motion.ts';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { rayMarch } from '../render/ray-march.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { wholeBody } from './body.ts';
import { collarFrame } from './collar.ts';
import { localize } from '../math/frame.ts';

/** The neckline from the front, in centimetres along the axes of `collarFrame`. */
function neckline(person: Person, frame: Keyframe = {}) {
  const motion = {
    id: 'm',
    base: 'standing',
    view: 'bust-front',
    focus: [],
    frames: [frame],
  } as const;
  const skeletons = solveMotion(motion).map(forwardKinematics);
  const [skeleton] = skeletons;
  if (skeleton === undefined) throw new Error('There is no skeleton');
  const body = wholeBody(skeleton, person, false);
  const { cluster, position } = rayMarch(body, frameMotion(motion, skeletons), 200);
  const trunk = body.findIndex(({ part, side }) => part === 'torso' && side === null);
  const shown = Array.from(cluster, (id, i) => {
    const [x = 0, y = 0, z = 0] = position.subarray(i * 3, i * 3 + 3);
    const [across, up] = localize(collarFrame(skeleton), [x, y, z]);
    const { part } = body[id] ?? {};
    return { across, up, isCollar: part === 'torso' && id !== trunk, isSkin: part === 'head' };
  });
  const lowestSkin = Math.min(...shown.filter(({ isSkin }) => isSkin).map(({ up }) => up));
  return { collar: shown.filter(({ isCollar }) => isCollar), lowestSkin };
}
const everybody: readonly Person[] = Object.values(PEOPLE);

test.each(everybody.filter(({ collar }) => collar === 'ribbed' || collar === 'folded'))(
  'a collar lies around the neck of $id',
  (person) => {
    const { collar } = neckline({ ...person, sleeves: 'short' });
    expect(collar.length).toBeGreaterThan(20);
    for (const { across, up } of collar) {
      expect(Math.abs(across)).toBeLessThan(10);
      expect(up).toBeGreaterThan(-9);
    }
    const [left, right] = [1, -1].map((out) => collar.filter(({ across }) => out * across > 0.5));
    expect(left?.length).toBeGreaterThan(8);
    expect(right?.length).toBeGreaterThan(8);
  },
);

/** Centimetres from the middle of the trunk to that of its collar, to the left. */
function middleOfCollar(frame: Keyframe): number {
  const { collar } = neckline(PEOPLE.tom, frame);
  return collar.reduce((sum, { across }) => sum + across, 0) / collar.length;
}

test('a collar stays on the trunk when the head turns', () => {
  expect(Math.abs(middleOfCollar({}) - middleOfCollar({ 'neck.rot': 60 }))).toBeLessThan(1);
});

test.each(everybody.filter(({ collar }) => collar === 'open'))(
  'the shirt of $id is open below the neck, where a collar would be',
  (person) => {
    const { collar, lowestSkin } = neckline(person);
    expect(collar).toEqual([]);
    expect(lowestSkin).toBeLessThan(neckline({ ...person, collar: null }).lowestSkin - 3);
    expect(lowestSkin).toBeGreaterThan(-9);
  },
);
