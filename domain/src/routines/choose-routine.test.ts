import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { type Bend, BENDS, KINDS, type Posture } from '../exercises/exercise.ts';
import { EXERCISE_PLACES, type ExercisePlace } from '../exercises/exercise-place.ts';
import { EXERCISE_MOVEMENTS } from '../exercises/movements.ts';
import type { Weights } from '../pain-points/weights.ts';
import { type Random, seededRandom, shuffle } from '../random.ts';
import { allocateSlots, ROUTINE_SIZE } from './allocate-slots.ts';
import { chooseReplacement } from './choose-replacement.ts';
import { chooseRoutine } from './choose-routine.ts';
import { goesWith } from './goes-with.ts';
import { pastRoutines } from './past-routines.ts';
import { fitsPlace, placeChanges } from './places-of-routine.ts';

const RUNS = { numRuns: 1000 };
type Candidate = Parameters<typeof chooseRoutine>[0][number];

const seated = (id: number, bodyArea: BodyArea): Candidate => ({
  id,
  bodyArea,
  posture: 'seated',
  place: 'chair',
  kind: 'mobility',
  movements: [],
  variantOf: null,
  bend: null,
  core: null,
});

const stream = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const asRandom = (numbers: Iterator<number>) => () => Number(numbers.next().value);
const weights: fc.Arbitrary<Weights> = fc.dictionary(
  fc.constantFrom(...BODY_AREAS),
  fc.nat({ max: 100 }),
);
/** From empty to full, some areas well stocked, others bare. */
const candidate: fc.Arbitrary<Omit<Candidate, 'id'>> = fc
  .record({
    bodyArea: fc.constantFrom(...BODY_AREAS),
    place: fc.constantFrom(...EXERCISE_PLACES),
    either: fc.boolean(),
    kind: fc.constantFrom(...KINDS),
    movements: fc.uniqueArray(fc.constantFrom(...EXERCISE_MOVEMENTS), { maxLength: 2 }),
    variantOf: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 3 }),
    bend: fc.option(fc.constantFrom(...BENDS)),
    core: fc.option(fc.constant('Trains what sitting rests.'), { freq: 4 }),
  })
  .map(({ either, ...one }) => Object.assign(one, { posture: postureAt(one.place, either) }));
const postureAt = (place: ExercisePlace, either: boolean): Posture => {
  if (either && (place === 'chair' || place === 'standing')) return 'either';
  return place === 'chair' ? 'seated' : 'standing';
};
const numbered = (all: Omit<Candidate, 'id'>[]): Candidate[] =>
  all.map((one, at) => Object.assign({}, one, { id: at + 1 }));
const library = fc.array(candidate, { maxLength: 60 }).map(numbered);
/** Every area has enough on the chair, and others besides. */
const chairEverywhere = fc
  .array(candidate, { maxLength: 60 })
  .map((others) =>
    numbered([...stocked(ROUTINE_SIZE).map(({ bodyArea }) => seated(0, bodyArea)), ...others]),
  );
const stocked = (perArea: number): Candidate[] =>
  BODY_AREAS.flatMap((bodyArea, area) =>
    Array.from({ length: perArea }, (_, at) => seated(area * 100 + at, bodyArea)),
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
      const fresh = chooseRoutine(exercises, given, random, { avoid: old });
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

test(
  'every area gets exactly its slots, whatever kinds and places there are',
  { tags: ['spec:9/slots-by-weight'] },
  () => {
    fc.assert(
      fc.property(chairEverywhere, weights, fc.integer(), (exercises, given, seed) => {
        fc.pre(Object.keys(given).length > 0);
        const chosen = chooseRoutine(exercises, given, seededRandom(seed));
        const again = seededRandom(seed);
        shuffle(exercises, again);
        for (const [area, slots] of allocateSlots(given, again)) {
          expect(countBy(chosen, area)).toBe(slots);
        }
      }),
      RUNS,
    );
  },
);

test(
  'one changes places at most once, as long as every area has its exercises at two places',
  { tags: ['spec:silent/fits-body-and-room'] },
  () => {
    fc.assert(
      fc.property(chairEverywhere, weights, stream, (exercises, given, numbers) => {
        const chosen = chooseRoutine(exercises, given, asRandom(numbers));
        expect(placeChanges(chosen)).toBeLessThanOrEqual(1);
      }),
      RUNS,
    );
  },
);

const order = ({ place, bodyArea }: Candidate) =>
  EXERCISE_PLACES.indexOf(place) * BODY_AREAS.length + BODY_AREAS.indexOf(bodyArea);

test('the chair comes first, and at one place it goes from head to toe', () => {
  fc.assert(
    fc.property(chairEverywhere, weights, stream, (exercises, given, numbers) => {
      const chosen = chooseRoutine(exercises, given, asRandom(numbers));
      const fixed = chosen.filter(({ posture }) => posture !== 'either');
      expect(fixed.map(order)).toEqual(fixed.map(order).toSorted((a, b) => a - b));
    }),
    RUNS,
  );
});

const pastOf = (days: readonly (readonly Candidate[])[]) =>
  pastRoutines(
    days.flatMap((day, at) => day.map(({ id }) => ({ exerciseId: id, daysAgo: days.length - at }))),
  );

/** The routines of successive days. */
function daysOf(exercises: readonly Candidate[], given: Weights, random: Random, count: number) {
  const days: Candidate[][] = [];
  while (days.length < count) {
    days.push(chooseRoutine(exercises, given, random, { past: pastOf(days) }));
  }
  return days;
}

test('an exercise comes on two days running only when its area has no other', () => {
  fc.assert(
    fc.property(library, weights, fc.integer(), (exercises, given, seed) => {
      const [before = [], after = []] = daysOf(exercises, given, seededRandom(seed), 2);
      for (const repeated of after.filter(({ id }) => idsOf(before).includes(id))) {
        const unused = exercises.filter(
          ({ id, bodyArea }) =>
            bodyArea === repeated.bodyArea && !idsOf([...before, ...after]).includes(id),
        );
        expect(unused).toEqual([]);
      }
    }),
    RUNS,
  );
});

const WELL_STOCKED = BODY_AREAS.flatMap((bodyArea, area) =>
  Array.from({ length: 30 }, (_, at) => {
    const id = area * 100 + at;
    const bend = (['forward', 'backward', null] as const)[at % 3] ?? null;
    const kind = at < 8 ? ('isometric' as const) : ('mobility' as const);
    const variantOf = at % 4 === 1 ? id - 1 : null;
    return { ...seated(id, bodyArea), bend, kind, variantOf, core: at > 25 ? 'Why.' : null };
  }),
);

test('a routine holds no two variants, and no two presses, where there are others', () => {
  fc.assert(
    fc.property(weights, fc.integer(), (given, seed) => {
      for (const day of daysOf(WELL_STOCKED, given, seededRandom(seed), 4)) {
        const families = day.map(({ id, variantOf }) => variantOf ?? id);
        expect(new Set(families).size).toBe(families.length);
        expect(day.filter(({ kind }) => kind === 'isometric').length).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200 },
  );
});

test('an area bends backward at least as often as forward', () => {
  fc.assert(
    fc.property(weights, fc.integer(), (given, seed) => {
      const days = daysOf(WELL_STOCKED, given, seededRandom(seed), 10).flat();
      for (const area of BODY_AREAS) {
        const ofArea = days.filter(({ bodyArea }) => bodyArea === area);
        const count = (bend: Bend) => ofArea.filter((each) => each.bend === bend).length;
        expect(count('backward')).toBeGreaterThanOrEqual(count('forward'));
      }
    }),
    { numRuns: 200 },
  );
});

test('one of the core exercises of an area comes on most days', () => {
  const days = daysOf(WELL_STOCKED, { knees: 100 }, seededRandom(3), 200);
  const withCore = days.filter((day) => day.some(({ core }) => core !== null));
  expect(withCore.length).toBeGreaterThan(100);
});

test('an exercise that is wanted more often comes more often, and never two days running', () => {
  const days: Candidate[][] = [];
  const random = seededRandom(3);
  while (days.length < 60) {
    const past = pastOf(days.slice(-28));
    days.push(chooseRoutine(stocked(30), { knees: 100 }, random, { past, wanted: new Set([710]) }));
  }
  const at = days.flatMap((day, index) => (idsOf(day).includes(710) ? index : []));
  expect(at.length).toBeGreaterThan(18);
  expect(at.filter((day, index) => day - (at[index - 1] ?? -9) <= 1)).toEqual([]);
});

test('in ten days somebody meets nearly all exercises of an area', () => {
  const days = daysOf(stocked(30), { knees: 100 }, seededRandom(3), 10);
  expect(new Set(idsOf(days.flat())).size).toBeGreaterThanOrEqual(25);
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
  'a replacement is of the same area, goes with the routine and is at the same place when it can be, and not in the routine; there is none only when none is left',
  { tags: ['spec:9/regenerating'] },
  () => {
    fc.assert(
      fc.property(library, weights, stream, (exercises, given, numbers) => {
        const random = asRandom(numbers);
        const routine = chooseRoutine(exercises, given, random);
        const inRoutine = new Set(idsOf(routine));
        for (const current of routine) {
          const isHere = (each: Candidate) =>
            EXERCISE_PLACES.some((place) => fitsPlace(each, place) && fitsPlace(current, place));
          const alternatives = exercises.filter(
            ({ id, bodyArea }) => bodyArea === current.bodyArea && !inRoutine.has(id),
          );
          const others = routine.filter((each) => each !== current);
          const fitting = alternatives.filter((each) => goesWith(each, others));
          const open = fitting.length > 0 ? fitting : alternatives;
          const replacement = chooseReplacement(exercises, current, routine, random);
          const here = open.filter(isHere);
          const offered = here.length > 0 ? here : open;
          expect(offered.length > 0 ? offered : [null]).toContain(replacement);
        }
      }),
      RUNS,
    );
  },
);
