import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS } from '../body-areas.ts';
import { initialWeights, splitEvenly, totalWeight, weightStops } from './weights.ts';

test(
  'saved weights are taken as they are; weights that are all zero are split evenly',
  { tags: ['spec:4/weights-load'] },
  () => {
    expect(initialWeights({ neck: 80, hips: 20 })).toEqual({ neck: 80, hips: 20 });
    expect(initialWeights({ neck: 0, hips: 0, knees: 0 })).toEqual({
      neck: 34,
      hips: 33,
      knees: 33,
    });
    expect(initialWeights({})).toEqual({});
  },
);

test('weights move by fives', { tags: ['spec:5/weights-by-fives'] }, () => {
  expect(weightStops({ neck: 50, hips: 50 }, 'neck')).toEqual(
    Array.from({ length: 21 }, (_, index) => index * 5),
  );
});

test('an even split lies between the steps, and each share of it is a stop', () => {
  const thirds = { neck: 34, hips: 33, knees: 33 };
  expect(weightStops(thirds, 'neck').slice(5, 9)).toEqual([25, 30, 34, 35]);
  expect(weightStops({ ...thirds, neck: 40 }, 'hips').slice(4, 8)).toEqual([20, 25, 27, 30]);
});

test('from any even split, two areas that are moved can total 100 with the rest left alone', () => {
  fc.assert(
    fc.property(
      fc.subarray([...BODY_AREAS], { minLength: 2 }),
      fc.integer({ min: 0, max: 20 }),
      (areas, step) => {
        const [first = 'neck', second = 'neck'] = areas;
        const weights = splitEvenly(areas);
        const stops = weightStops(weights, first);
        const moved = { ...weights, [first]: stops[step] };
        const possible = totalWeight({ ...moved, [second]: 0 }) <= 100;
        const totals = weightStops(moved, second).map((stop) =>
          totalWeight({ ...moved, [second]: stop }),
        );
        expect(totals.includes(100)).toBe(possible);
      },
    ),
  );
});

test('when the other areas are over 100 already, only the steps are left', () => {
  expect(weightStops({ neck: 80, hips: 40, knees: 10 }, 'knees')).toHaveLength(21);
});
