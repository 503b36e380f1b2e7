import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS } from '../body-areas.ts';
import { applyPainPointChange, toPainPoints, toWeights, weightsFromFlags } from './pain-points.ts';
import { splitEvenly, totalWeight, weightsProblem } from './weights.ts';

test(
  'an even split totals 100 and differs by one point at most, the first areas having more',
  { tags: ['spec:9/even-split'] },
  () => {
    fc.assert(
      fc.property(fc.subarray([...BODY_AREAS], { minLength: 1 }), (areas) => {
        const shares = areas.map((area) => splitEvenly(areas)[area] ?? Number.NaN);
        expect(totalWeight(splitEvenly(areas))).toBe(100);
        expect(shares).toEqual(shares.toSorted((a, b) => b - a));
        expect((shares[0] ?? 0) - (shares.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      }),
    );
  },
);

test('seven areas: the first two get the spare points', { tags: ['spec:9/even-split'] }, () => {
  expect(Object.values(splitEvenly(BODY_AREAS.slice(0, 7)))).toEqual([15, 15, 14, 14, 14, 14, 14]);
});

test('nothing selected has nothing to split', () => {
  expect(splitEvenly([])).toEqual({});
});

test(
  'weights that do not total 100 say by how much they are over or under',
  { tags: ['spec:5/weights-over-or-under'] },
  () => {
    expect(weightsProblem({ neck: 95 })).toBe('Total must equal 100%. Currently under by 5%');
    expect(weightsProblem({ neck: 60, hips: 60 })).toBe(
      'Total must equal 100%. Currently over by 20%',
    );
    expect(weightsProblem({ neck: 60, hips: 40 })).toBeNull();
  },
);

test('choosing areas shares the exercises evenly', () => {
  expect(weightsFromFlags({ neck: true, hips: true, knees: false })).toEqual({
    neck: 50,
    hips: 50,
  });
});

test(
  'switching one area on or off splits anew',
  { tags: ['spec:4/area-toggle-splits-evenly'] },
  () => {
    expect(applyPainPointChange({ neck: 80, hips: 20 }, { knees: true })).toEqual({
      weights: { neck: 34, hips: 33, knees: 33 },
    });
    expect(applyPainPointChange({ neck: 80, hips: 20 }, { hips: false })).toEqual({
      weights: { neck: 100 },
    });
  },
);

test('a weight alone must leave the total at 100', () => {
  const saved = { neck: 50, hips: 50 };
  expect(applyPainPointChange(saved, { neckWeight: 70 })).toEqual({
    problem: 'Total must equal 100%. Currently over by 20%',
  });
  expect(applyPainPointChange(saved, { neckWeight: 70, hipsWeight: 30 })).toEqual({
    weights: { neck: 70, hips: 30 },
  });
});

test('the weight of an area that is not selected counts for nothing', () => {
  const change = { neckWeight: 100, kneesWeight: 55 };
  expect(applyPainPointChange({ neck: 10 }, change)).toEqual({ weights: { neck: 100 } });
});

test('switching the last area off leaves nothing that would have to total 100', () => {
  expect(applyPainPointChange({ neck: 100 }, toPainPoints({}))).toEqual({ weights: {} });
});

test('an empty change changes nothing', () => {
  expect(applyPainPointChange({ neck: 80, hips: 20 }, {})).toEqual({
    weights: { neck: 80, hips: 20 },
  });
});

test(
  'the record of the wire holds the same as the weights',
  { tags: ['spec:3/pain-points'] },
  () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...BODY_AREAS), fc.nat(100)), (weights) => {
        expect(toWeights(toPainPoints(weights))).toEqual({ ...weights });
      }),
    );
  },
);
