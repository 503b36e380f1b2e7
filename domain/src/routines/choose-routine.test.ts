import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import type { Weights } from '../pain-points/weights.ts';
import { seededRandom } from '../test/seeded-random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseReplacement } from './choose-replacement.ts';
import { chooseRoutine } from './choose-routine.ts';

const RUNS = { numRuns: 3000 };
type Candidate = { id: number; bodyArea: BodyArea };

const stream = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const asRandom = (numbers: Iterator<number>) => () => Number(numbers.next().value);
const weights: fc.Arbitrary<Weights> = fc.dictionary(
  fc.constantFrom(...BODY_AREAS),
  fc.nat({ max: 100 }),
);
/** Libraries from empty to full, some areas well stocked, others bare. */
const library = fc
  .array(fc.constantFrom(...BODY_AREAS), { maxLength: 60 })
  .map((areas): Candidate[] => areas.map((bodyArea, at) => ({ id: at + 1, bodyArea })));
const stocked = (perArea: number): Candidate[] =>
  BODY_AREAS.flatMap((bodyArea, area) =>
    Array.from({ length: perArea }, (_, at) => ({ id: area * 100 + at, bodyArea })),
  );
const idsOf = (exercises: readonly Candidate[]) => exercises.map(({ id }) => id);
const countBy = (exercises: readonly Candidate[], area: BodyArea) =>
  exercises.filter(({ bodyArea }) => bodyArea === area).length;

test(
  'a routine is always five exercises, or all there are',
  { tags: ['spec:9/five-exercises'] },
  () => {
    fc.assert(
      fc.property(library, weights, stream, (exercises, given, numbers) => {
        const chosen = chooseRoutine(exercises, given, asRandom(numbers));
        expect(chosen).toHaveLength(Math.min(ROUTINE_SIZE, exercises.length));
      }),
      RUNS,
    );
  },
);

test('a routine never holds the same exercise twice', { tags: ['spec:9/five-exercises'] }, () => {
  fc.assert(
    fc.property(library, weights, stream, (exercises, given, numbers) => {
      const chosen = idsOf(chooseRoutine(exercises, given, asRandom(numbers)));
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
    RUNS,
  );
});

test('an area that was not selected comes in only when the selected ones are used up', () => {
  fc.assert(
    fc.property(library, weights, stream, (exercises, given, numbers) => {
      fc.pre(Object.keys(given).length > 0);
      const chosen = chooseRoutine(exercises, given, asRandom(numbers));
      const isSelected = ({ bodyArea }: Candidate) => given[bodyArea] !== undefined;
      const available = exercises.filter(isSelected).length;
      expect(chosen.filter(isSelected)).toHaveLength(Math.min(ROUTINE_SIZE, available));
    }),
    RUNS,
  );
});

test('each selected area gets its slots as long as it has the exercises', () => {
  fc.assert(
    fc.property(
      weights,
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (given, seed) => {
        fc.pre(Object.keys(given).length > 0 && Object.keys(given).length <= ROUTINE_SIZE);
        const random = () => seed[0] ?? 0.5;
        const chosen = chooseRoutine(stocked(5), given, random);
        for (const [area, slots] of allocateSlots(given, random)) {
          // Ties between areas may fall differently: one slot up or down.
          expect(Math.abs(countBy(chosen, area) - slots)).toBeLessThanOrEqual(1);
          expect(countBy(chosen, area)).toBeGreaterThan(0);
        }
      },
    ),
    RUNS,
  );
});

test(
  'without pain points there is one exercise each for neck, shoulders, both backs and hips',
  { tags: ['spec:9/without-pain-points'] },
  () => {
    fc.assert(
      fc.property(stream, (numbers) => {
        const chosen = chooseRoutine(stocked(3), {}, asRandom(numbers));
        expect(chosen.map(({ bodyArea }) => bodyArea)).toEqual([
          'neck',
          'shoulders',
          'upperBack',
          'lowerBack',
          'hips',
        ]);
      }),
    );
  },
);

test(
  'without pain points, what the default areas lack is filled up from other areas',
  { tags: ['spec:9/without-pain-points'] },
  () => {
    const bare = stocked(3).filter(({ bodyArea }) => bodyArea !== 'neck' && bodyArea !== 'hips');
    expect(chooseRoutine(bare, {}, seededRandom(1))).toHaveLength(ROUTINE_SIZE);
  },
);

test('a new routine takes from the old one only where nothing else is left', () => {
  fc.assert(
    fc.property(library, weights, stream, (exercises, given, numbers) => {
      const random = asRandom(numbers);
      const old = new Set(idsOf(chooseRoutine(exercises, given, random)));
      const fresh = chooseRoutine(exercises, given, random, old);
      for (const repeated of fresh.filter(({ id }) => old.has(id))) {
        const unused = exercises.filter(
          ({ id, bodyArea }) =>
            bodyArea === repeated.bodyArea && !old.has(id) && !idsOf(fresh).includes(id),
        );
        expect(unused).toEqual([]);
      }
    }),
    RUNS,
  );
});

test('every exercise of an area has its chance', () => {
  const seen = new Set<number>();
  const random = seededRandom(5);
  for (let day = 0; day < 500; day += 1) {
    for (const { id } of chooseRoutine(stocked(5), { knees: 100 }, random)) seen.add(id);
  }
  expect(seen.size).toBe(5);
});

test(
  'a replacement is of the same area and not in the routine; there is none only when none is left',
  { tags: ['spec:9/regenerating'] },
  () => {
    fc.assert(
      fc.property(library, weights, stream, (exercises, given, numbers) => {
        const random = asRandom(numbers);
        const routine = chooseRoutine(exercises, given, random);
        const inRoutine = new Set(idsOf(routine));
        for (const current of routine) {
          const alternatives = exercises.filter(
            ({ id, bodyArea }) => bodyArea === current.bodyArea && !inRoutine.has(id),
          );
          const replacement = chooseReplacement(exercises, current, inRoutine, random);
          expect(alternatives.length > 0 ? alternatives : [null]).toContain(replacement);
        }
      }),
      RUNS,
    );
  },
);
