import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { EXERCISE_PLACES } from '../exercises/exercise-place.ts';
import { chooseRoutine } from '../routines/choose-routine.ts';
import { placeChanges } from '../routines/places-of-routine.ts';
import { seededRandom } from '../random.ts';
import { adaptRoutine, backToBefore, countExchanged } from './adapt-routine.ts';

type Candidate = Parameters<typeof chooseRoutine>[0][number] & { fits: boolean };

const candidate = fc.record({
  bodyArea: fc.constantFrom(...BODY_AREAS),
  place: fc.constantFrom(...EXERCISE_PLACES),
  fits: fc.boolean(),
});
const library = fc.array(candidate, { maxLength: 80 }).map((all) =>
  all.map(({ bodyArea, place, fits }, at): Candidate => ({
    id: at + 1,
    bodyArea,
    place,
    fits,
    posture: place === 'chair' ? 'seated' : 'standing',
    kind: 'mobility',
    movements: [],
    variantOf: null,
    bend: null,
    core: null,
  })),
);
const adapt = (all: Candidate[], exercises: Candidate[], doneIds: number[], seed: number) =>
  adaptRoutine({
    exercises,
    isDone: ({ id }) => doneIds.includes(id),
    fits: ({ fits }) => fits,
    usable: all,
    weights: {},
    random: seededRandom(seed),
  });

const cases = fc
  .tuple(library, fc.uniqueArray(fc.nat(80)), fc.integer())
  .map(([all, ids, seed]) => {
    const routine = chooseRoutine(all, {}, seededRandom(seed));
    return { all, routine, ids, after: adapt(all, routine, ids, seed) };
  });

const count = (exercises: Candidate[], area: BodyArea) =>
  exercises.filter(({ bodyArea }) => bodyArea === area).length;

describe('a routine that is adapted to a moment', () => {
  test('holds nothing twice, and but for what is done only what fits', () => {
    fc.assert(
      fc.property(cases, ({ ids, after }) => {
        expect(new Set(after).size).toBe(after.length);
        expect(after.filter(({ id, fits }) => !fits && !ids.includes(id))).toEqual([]);
      }),
    );
  });

  test('keeps what fits and what is done', () => {
    fc.assert(
      fc.property(cases, ({ routine, ids, after }) => {
        const kept = routine.filter(({ id, fits }) => fits || ids.includes(id));
        expect(after).toEqual(expect.arrayContaining(kept));
      }),
    );
  });

  test('stays within its areas as long as they have something that fits', () => {
    fc.assert(
      fc.property(cases, ({ all, routine, after }) => {
        for (const area of new Set(routine.map(({ bodyArea }) => bodyArea))) {
          const fitting = all.filter(({ bodyArea, fits }) => bodyArea === area && fits).length;
          const wanted = count(routine, area);
          expect(count(after, area)).toBeGreaterThanOrEqual(Math.min(wanted, fitting));
        }
      }),
    );
  });

  test('changes places at most once when all that fits is at one place and all goes', () => {
    fc.assert(
      fc.property(library, fc.integer(), (all, seed) => {
        const seated = all.map((each) => ({ ...each, fits: each.place === 'chair' }));
        const routine = chooseRoutine(seated, {}, seededRandom(seed));
        expect(placeChanges(adapt(seated, routine, [], seed))).toBe(0);
      }),
    );
  });
});

const one = (id: number, bodyArea: BodyArea) => ({ id, bodyArea });

test('what came new is counted, and what of it is for other areas', () => {
  const before = [one(1, 'neck'), one(2, 'neck'), one(3, 'hips')];
  const after = [one(1, 'neck'), one(4, 'hips'), one(5, 'knees')];
  expect(countExchanged(before, after)).toEqual({ exchanged: 2, elsewhere: 1 });
  expect(countExchanged(before, before)).toEqual({ exchanged: 0, elsewhere: 0 });
});

const back = (given: { routine: Candidate[]; after: Candidate[] }, doneIds: number[]) =>
  backToBefore({
    before: given.routine,
    current: given.after,
    isDone: ({ id }) => doneIds.includes(id),
    isUsable: () => true,
  });

describe('a routine that goes back to what it was', () => {
  test('is the very same as long as nothing was done instead', () => {
    fc.assert(
      fc.property(cases, (given) => {
        expect(
          back(
            given,
            given.routine.map(({ id }) => id),
          ),
        ).toEqual(given.routine);
      }),
    );
  });

  test('keeps what was done instead, and no fewer than it had', () => {
    fc.assert(
      fc.property(cases, fc.nat(4), (given, at) => {
        const done = given.after[at];
        const before = back(given, done ? [done.id] : []);
        expect(before.length).toBeGreaterThanOrEqual(given.routine.length);
        expect(before).toEqual(expect.arrayContaining(done ? [done] : []));
      }),
    );
  });

  test('does not bring back what may not be done any more', () => {
    const restored = backToBefore({
      before: [one(1, 'neck'), one(2, 'neck')],
      current: [one(7, 'neck'), one(2, 'neck')],
      isDone: () => false,
      isUsable: ({ id }) => id !== 1,
    });
    expect(restored).toEqual([one(7, 'neck'), one(2, 'neck')]);
  });

  test('is shorter when what may not be done any more has nothing in its place', () => {
    const restored = backToBefore({
      before: [one(1, 'neck'), one(2, 'neck')],
      current: [one(2, 'neck')],
      isDone: () => false,
      isUsable: ({ id }) => id !== 1,
    });
    expect(restored).toEqual([one(2, 'neck')]);
  });

  test('keeps what was done beyond the places that it had', () => {
    const restored = backToBefore({
      before: [one(1, 'neck')],
      current: [one(1, 'neck'), one(3, 'hips')],
      isDone: ({ id }) => id === 3,
      isUsable: () => true,
    });
    expect(restored).toEqual([one(1, 'neck'), one(3, 'hips')]);
  });
});
