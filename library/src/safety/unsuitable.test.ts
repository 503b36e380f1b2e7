import { BODY_AREAS } from '@limber/domain/body-areas';
import { EMPTY_HEALTH_CARD, type HealthCard } from '@limber/domain/health/health-card';
import { isAllowedBy } from '@limber/domain/health/rule-out';
import { splitEvenly } from '@limber/domain/pain-points/weights';
import { seededRandom, shuffle } from '@limber/domain/random';
import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { fitsPlace } from '@limber/domain/routines/places-of-routine';
import { expect, test } from 'vitest';
import { candidates } from '../choice/candidates.ts';
import { simulateDays } from '../choice/simulate-days.ts';
import { library } from '../library.ts';
import { UNSUITABLE } from '../test/unsuitable-exercises.ts';

const PEOPLE = 60;
const DAYS = 30;
/** 1,800 routines take a second, or ten on a busy machine. */
const PATIENCE_MS = 60_000;

const MOST_AREAS = 3;

/** All days of people with this card, a wall and nerve glides, and up to three areas that hurt. */
function daysWith(card: HealthCard) {
  const usable = candidates.filter(isAllowedBy(card));
  return Array.from({ length: PEOPLE }, (_, seed) => {
    const random = seededRandom(seed);
    const areas = shuffle(BODY_AREAS, random).slice(0, seed % (MOST_AREAS + 1));
    return simulateDays(usable, areas.length > 0 ? splitEvenly(areas) : {}, random, DAYS);
  }).flat();
}

test.each(UNSUITABLE)(
  'on no day is somebody with $condition given what a reading found unsuitable',
  { tags: ['spec:silent/right-for-this-body'], timeout: PATIENCE_MS },
  ({ card, readings }) => {
    const unsuitable = new Set(readings.flatMap(({ exercises }) => exercises));
    const days = daysWith(card);
    expect(days).toHaveLength(PEOPLE * DAYS);
    const given = days.flat().filter(({ id }) => unsuitable.has(id));
    expect([...new Set(given.map(({ id, title }) => `${id} ${title}`))]).toEqual([]);
    expect(days.filter(({ length }) => length !== ROUTINE_SIZE)).toEqual([]);
  },
);

test('what is left for whoever does not stand up is done on a chair', () => {
  const left = candidates.filter(isAllowedBy({ ...EMPTY_HEALTH_CARD, doesNotStand: true }));
  expect(left.filter((exercise) => !fitsPlace(exercise, 'chair'))).toEqual([]);
  expect(new Set(left.map(({ bodyArea }) => bodyArea))).toEqual(new Set(BODY_AREAS));
});

test('the readings name exercises that there are, and say why and by what source', () => {
  const ids = new Set(library.map(({ id }) => id));
  for (const { readings } of UNSUITABLE) {
    for (const { because, source, exercises } of readings) {
      expect.soft(exercises.filter((id) => !ids.has(id))).toEqual([]);
      expect.soft(because).toMatch(/^[A-Z].{10,}\.$/);
      expect.soft(source).toMatch(/^[A-Z].{10,}\.$/);
    }
  }
});
