import { expect, test } from 'vitest';
import { type DayMoved, daysSince, secondsByArea, strengthOf, sum } from './days-moved.ts';

const day = (date: string, areas: DayMoved['areas']): DayMoved => ({
  date,
  areas,
  seconds: sum(areas),
  exercises: areas.length,
  routines: 1,
});
const DAYS = [
  day('2026-01-05', [
    { area: 'hips', seconds: 36 },
    { area: 'neck', seconds: 36 },
  ]),
  day('2026-01-06', [{ area: 'knees', seconds: 100 }]),
];

test('the seconds of an area are those of all days, the most first', () => {
  expect(secondsByArea(DAYS)).toEqual([
    { area: 'knees', seconds: 100 },
    { area: 'neck', seconds: 36 },
    { area: 'hips', seconds: 36 },
  ]);
  expect(secondsByArea(daysSince(DAYS, '2026-01-06'))).toEqual([{ area: 'knees', seconds: 100 }]);
});

test.each([
  [undefined, 0],
  [0, 1],
  [180, 1],
  [360, 2],
  [600, 3],
])('a day of %s seconds has the strength %i', (seconds, strength) => {
  expect(strengthOf(seconds === undefined ? undefined : { seconds })).toBe(strength);
});
