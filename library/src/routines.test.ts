import { BODY_AREAS } from '@limber/domain/body-areas';
import { chooseRoutine } from '@limber/domain/routines/choose-routine';
import { chooseReplacement } from '@limber/domain/routines/choose-replacement';
import { servesItsArea } from '@limber/domain/routines/serves-its-area';
import { placeChanges } from '@limber/domain/routines/places-of-routine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library } from './library.ts';
import { movementsOf } from './safety/movements-of.ts';
import { placeOf } from './safety/place-of.ts';

const offered = library.filter(servesItsArea);
const candidates = offered.map((exercise) => ({
  ...exercise,
  place: placeOf(exercise),
  movements: movementsOf(exercise),
}));
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
        const next = chooseRoutine(candidates, given, random, anew);
        expect(placeChanges(next)).toBeLessThanOrEqual(1);
        const current = routine[index];
        if (!current) return;
        const other = chooseReplacement(candidates, current, anew, random);
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
    expect(areas.get(area)?.size).toBe(offered.filter(({ bodyArea }) => bodyArea === area).length);
  }
});
