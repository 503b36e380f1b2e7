import { expect, test } from 'vitest';
import { PEOPLE } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { seatedPose, standingPose } from '../skeleton/base-poses.ts';
import { forwardKinematics } from '../skeleton/skeleton.ts';
import { place } from '../math/frame.ts';
import { mix, type Vector } from '../math/vector.ts';
import { footCloseUp, handCloseUp, wholeBody } from './body.ts';
import { bodyDistance, indexed, type Cluster } from './cluster.ts';

const skeleton = forwardKinematics(standingPose());
const materials = (clusters: readonly Cluster[]) =>
  [...new Set(clusters.map(({ material }) => material))].toSorted();

/** The material of the nearest surface to a point. */
function madeOf(clusters: readonly Cluster[], [x, y, z]: Vector): string | undefined {
  const nearest = { cluster: -1, branch: 0 };
  bodyDistance(indexed(clusters), x, y, z, nearest);
  return clusters[nearest.cluster]?.material;
}

test('who is shod wears shoe, sole and sock; who is bare shows toes and nails', () => {
  const shod = wholeBody(skeleton, PEOPLE.tom, false);
  const bare = wholeBody(skeleton, PEOPLE.tom, true);
  const common = ['hair', 'lining', 'shirt', 'skin', 'trousers'];
  expect(materials(shod)).toEqual([...common, 'shoe', 'sock', 'sole'].toSorted());
  expect(materials(bare)).toEqual([...common, 'nail'].toSorted());
  const feet = bare.filter(({ part }) => part === 'foot');
  expect(feet.map(({ side, branches }) => [side, branches.length])).toEqual([
    ['left', 5],
    ['right', 5],
  ]);
});

test('a shoe has a cap over the toes, and laces across the instep', () => {
  const { foot, toeHinge } = skeleton.legs.left;
  const shod = wholeBody(skeleton, PEOPLE.tom, false);
  const along = (forward: number) => madeOf(shod, place(foot, [0, 2.5 - 0.42 * forward, forward]));
  expect(madeOf(shod, place(toeHinge, [0, 2, 6]))).toBe('sole');
  expect([5, 5.75, 6.5, 7.25, 8].map(along)).toEqual(['sole', 'shoe', 'sole', 'shoe', 'sole']);
});

test('trousers are turned up above bare feet', () => {
  const { knee, ankle } = skeleton.legs.left;
  const calf = mix(knee, ankle, 0.7);
  expect(madeOf(wholeBody(skeleton, PEOPLE.tom, false), calf)).toBe('trousers');
  expect(madeOf(wholeBody(skeleton, PEOPLE.tom, true), calf)).toBe('skin');
});

test('a long sleeve covers the forearm and leaves the hand', () => {
  const { elbow, wrist, hand } = skeleton.arms.left;
  const forearm = mix(elbow, wrist, 0.5);
  const long = wholeBody(skeleton, PEOPLE.layla, false);
  expect(madeOf(long, forearm)).toBe('shirt');
  expect(madeOf(long, hand.fingers.middle.joints[1])).toBe('skin');
  expect(madeOf(wholeBody(skeleton, PEOPLE.tom, false), forearm)).toBe('skin');
});

const edges = (person: Person) => {
  const shirt = wholeBody(skeleton, person, false).find(({ part }) => part === 'torso');
  return shirt?.branches.flatMap(({ primitives }) => primitives.filter(({ cut }) => cut)).length;
};

test('a short sleeve ends in an edge; where a long one goes on there is none to show as a seam', () => {
  expect(edges(PEOPLE.tom)).toBe(2);
  expect(edges(PEOPLE.layla)).toBe(0);
});

/** Number of the head's branches: the tips of nose and ears. */
const branches = ({ hairStyle }: Person) => {
  const person = { ...PEOPLE.tom, hairStyle };
  return wholeBody(skeleton, person, false).find(({ part }) => part === 'head')?.branches.length;
};

test('a headscarf covers the ears', () => {
  expect(branches(PEOPLE.layla)).toBe((branches(PEOPLE.tom) ?? 0) - 2);
});

test.each(Object.values(PEOPLE))('the hair of $id leaves eyes and mouth free', (person) => {
  const body = wholeBody(skeleton, person, false);
  const { head } = skeleton;
  const [x, y, z] = head.origin;
  for (const height of [8, 3]) expect(madeOf(body, [x, y + height, z + 12])).toBe('skin');
  const hair = body.filter(({ part }) => part === 'hair');
  expect(bodyDistance(indexed(hair), x, y + 12, z - 7, { cluster: -1, branch: 0 })).toBeLessThan(0);
});

test('a close-up draws one limb of one side, and nothing else', () => {
  const seated = forwardKinematics(seatedPose());
  const hand = handCloseUp(seated, PEOPLE.tom, 'right');
  expect(hand.map(({ part, side }) => [part, side])).toEqual([
    ['arm', 'right'],
    ['nails', 'right'],
  ]);
  const foot = footCloseUp(seated, PEOPLE.tom, 'left', true);
  expect(new Set(foot.map(({ side }) => side))).toEqual(new Set(['left']));
  expect(materials(foot)).toEqual(['nail', 'skin', 'trousers']);
});
