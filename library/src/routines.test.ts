import { BODY_AREAS } from '@limber/domain/body-areas';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { chooseReplacement } from '@limber/domain/routines/choose-replacement';
import { placeChanges } from '@limber/domain/routines/places-of-routine';
import { DEFAULT_PREFERENCES } from '@limber/domain/preferences/preferences';
import { suits } from '@limber/domain/routines/suits';
import { seededRandom } from '@limber/domain/random';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidates } from './choice/candidates.ts';
import { simulateDays } from './choice/simulate-days.ts';
import { figuresOf } from './choice/figures-of-days.ts';

const weights = fc.dictionary(fc.constantFrom(...BODY_AREAS), fc.nat({ max: 100 }));
const stream = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

test(
  'with any weights a routine of this library changes places at most once, also after exchanges',
  { tags: ['spec:silent/fits-body-and-room'] },
  () => {
    fc.assert(
      fc.property(weights, stream, fc.nat(4), (given, numbers, index) => {
        const random = () => Number(numbers.next().value);
        const routine = chooseRoutine(candidates, given, random);
        expect(placeChanges(routine)).toBeLessThanOrEqual(1);
        const anew = new Set(routine.map(({ id }) => id));
        const next = chooseRoutine(candidates, given, random, { avoid: anew });
        expect(placeChanges(next)).toBeLessThanOrEqual(1);
        const current = routine[index];
        if (!current) return;
        const other = chooseReplacement(candidates, current, routine, random);
        expect(other?.bodyArea).toBe(current.bodyArea);
      }),
    );
  },
);

test('in the long run a routine goes to every place, and holds every exercise of an area', () => {
  const areas = new Map<string, Set<number>>();
  let at = 0;
  const random = () => {
    at = (at * 16807 + 7) % 2147483647;
    return at / 2147483647;
  };
  for (let day = 0; day < 3000; day += 1) {
    for (const { id, bodyArea } of chooseRoutine(candidates, { hips: 60, neck: 40 }, random)) {
      areas.set(bodyArea, (areas.get(bodyArea) ?? new Set()).add(id));
    }
  }
  for (const area of ['hips', 'neck'] as const) {
    expect(areas.get(area)?.size).toBe(
      candidates.filter(({ bodyArea }) => bodyArea === area).length,
    );
  }
});

const forEverybody = candidates.filter((each) => suits(each, DEFAULT_PREFERENCES));
const DAYS = 30;

test.each(BODY_AREAS)(
  '30 days of %s alone differ from each other',
  { tags: ['spec:silent/differs-from-yesterday'] },
  (area) => {
    const pool = forEverybody.filter(({ bodyArea }) => bodyArea === area);
    let withCore = 0;
    for (let seed = 0; seed < 5; seed += 1) {
      const days = simulateDays(forEverybody, { [area]: 100 }, seededRandom(seed), DAYS);
      expect(days.flat().every(({ bodyArea }) => bodyArea === area)).toBe(true);
      const figures = figuresOf(days);
      expect(figures).toMatchObject({ repeated: 0, variants: 0, rare: 0 });
      expect(figures.placeChanges).toBeLessThanOrEqual(1);
      withCore += figures.core / 5;
      expect(figures.commonest).toBeLessThanOrEqual(33);
      expect(figures.different).toBeGreaterThanOrEqual(pool.length / 2);
      expect(figures.backward).toBeGreaterThanOrEqual(figures.forward);
    }
    expect(withCore).toBeGreaterThan(50);
  },
);

test('every area has three or four core exercises, of different families', () => {
  for (const area of BODY_AREAS) {
    const core = forEverybody.filter((each) => each.bodyArea === area && each.core !== null);
    expect(core.length).toBeGreaterThanOrEqual(3);
    expect(core.length).toBeLessThanOrEqual(4);
  }
});
