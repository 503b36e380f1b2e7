import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { seededRandom } from '../random.ts';
import { ROUTINE_SIZE } from './allocate-slots.ts';
import { exchangeRuledOut } from './exchange-ruled-out.ts';
import type { Relative } from './goes-with.ts';
import type { Placed } from './places-of-routine.ts';

type Candidate = Placed & Relative & { bodyArea: BodyArea };
const inArea = (bodyArea: BodyArea, ...ids: number[]): Candidate[] =>
  ids.map((id) => ({
    id,
    bodyArea,
    posture: 'seated',
    place: 'chair',
    kind: 'mobility',
    variantOf: null,
  }));

const exchange = (
  exercises: Candidate[],
  usable: Candidate[],
  done: number[] = [],
  weights = {},
): number[] =>
  exchangeRuledOut({
    exercises,
    stays: ({ id }) => done.includes(id) || usable.some((each) => each.id === id),
    usable,
    weights,
    random: seededRandom(4),
  }).map(({ id }) => id);

const ROUTINE = [...inArea('neck', 1, 2), ...inArea('hips', 3, 4, 5)];

test('what is ruled out is replaced within its area, and the rest keeps its place', () => {
  const usable = [
    ...ROUTINE.filter(({ id }) => id !== 2),
    ...inArea('neck', 6),
    ...inArea('knees', 7),
  ];
  expect(exchange(ROUTINE, usable)).toEqual([1, 6, 3, 4, 5]);
});

test('an area with nothing left gives its place to a selected one, then to any', () => {
  const usable = [...ROUTINE.slice(1), ...inArea('knees', 7), ...inArea('elbows', 8)];
  expect(exchange(ROUTINE, usable, [], { elbows: 100 })).toEqual([8, 2, 3, 4, 5]);
  expect(exchange(ROUTINE, [...ROUTINE.slice(1), ...inArea('knees', 7)], [])).toEqual([
    7, 2, 3, 4, 5,
  ]);
});

test('what is done stays, and what has nothing to come for it goes', () => {
  expect(exchange(ROUTINE, inArea('hips', 4), [1])).toEqual([1, 4]);
  expect(exchange([], [])).toEqual([]);
});

test('the routine is full again as soon as enough is allowed, and never holds anything twice', () => {
  const area = fc.constantFrom(...BODY_AREAS);
  const library = fc
    .array(area, { maxLength: 30 })
    .map((areas) => areas.flatMap((bodyArea, at) => inArea(bodyArea, at + 1)));
  fc.assert(
    fc.property(
      library,
      fc.array(fc.nat(29)),
      fc.infiniteStream(fc.boolean()),
      (all, ids, allowed) => {
        const usable = all.filter(() => allowed.next().value);
        const before = all.filter(({ id }) => ids.includes(id)).slice(0, ROUTINE_SIZE);
        const after = exchange(before, usable);
        expect(after).toHaveLength(Math.min(ROUTINE_SIZE, usable.length));
        expect(new Set(after).size).toBe(after.length);
        expect(usable.map(({ id }) => id)).toEqual(expect.arrayContaining(after));
        const kept = before.filter((each) => usable.includes(each)).map(({ id }) => id);
        expect(after).toEqual(expect.arrayContaining(kept));
      },
    ),
  );
});
