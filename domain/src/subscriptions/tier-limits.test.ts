import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS } from '../body-areas.ts';
import { selectedAreas, splitEvenly, type Weights } from '../pain-points/weights.ts';
import { ROUTINE_MINUTES } from '../preferences/preferences.ts';
import { entitlementsOf, LIMIT_SENTENCES, trialEnd, trialProblem } from './entitlements.ts';
import {
  coveredMinutes,
  coveredWeights,
  exercisesLimit,
  isLocked,
  weightsLimit,
} from './tier-limits.ts';

const NOW = new Date('2026-06-15T00:00:00.000Z');
const freeAccount = {
  tier: 'free',
  foundingMember: false,
  trialEndsAt: null,
  premiumPack: false,
} as const;
const FREE = entitlementsOf(freeAccount, NOW);
const PRO = entitlementsOf({ ...freeAccount, tier: 'pro' }, NOW);

const anyWeights: fc.Arbitrary<Weights> = fc
  .subarray([...BODY_AREAS])
  .chain((areas) =>
    fc.tuple(...areas.map((area) => fc.tuple(fc.constant(area), fc.nat({ max: 100 })))),
  )
  .map((pairs) => Object.fromEntries(pairs));

test(
  'the free plan covers three areas; what somebody has from before may stay and become less',
  { tags: ['spec:6/free-limits'] },
  () => {
    const three = splitEvenly(['neck', 'hips', 'knees']);
    const four = splitEvenly(['neck', 'hips', 'knees', 'elbows']);
    const five = splitEvenly(['neck', 'hips', 'knees', 'elbows', 'shoulders']);
    expect(weightsLimit(FREE, {}, three)).toBeNull();
    expect(weightsLimit(FREE, three, four)).toBe(LIMIT_SENTENCES.bodyAreas);
    expect(weightsLimit(FREE, five, four)).toBeNull();
    expect(weightsLimit(PRO, {}, five)).toBeNull();
  },
);

test('on the free plan areas weigh the same, unless they weighed otherwise before', () => {
  const uneven = { neck: 80, hips: 20 };
  expect(weightsLimit(FREE, { neck: 50, hips: 50 }, uneven)).toBe(LIMIT_SENTENCES.weights);
  expect(weightsLimit(FREE, uneven, uneven)).toBeNull();
  expect(weightsLimit(FREE, {}, { neck: 33, hips: 33, knees: 34 })).toBeNull();
  expect(weightsLimit(PRO, {}, uneven)).toBeNull();
});

test('a free routine is chosen by the three heaviest areas, all alike', () => {
  const saved = { neck: 5, elbows: 10, hips: 60, knees: 25 };
  expect(coveredWeights(FREE, saved)).toEqual({ elbows: 34, hips: 33, knees: 33 });
  expect(coveredWeights(PRO, saved)).toEqual(saved);
});

test('a free routine never goes beyond its plan, whatever was saved before', () => {
  fc.assert(
    fc.property(anyWeights, fc.constantFrom(...ROUTINE_MINUTES), (saved, wanted) => {
      const covered = coveredWeights(FREE, saved);
      expect(selectedAreas(covered).length).toBe(Math.min(3, selectedAreas(saved).length));
      expect(selectedAreas(covered).every((area) => saved[area] !== undefined)).toBe(true);
      expect(weightsLimit(FREE, {}, covered)).toBeNull();
      expect(FREE.minutes).toContain(coveredMinutes(FREE, wanted));
      expect(coveredMinutes(PRO, wanted)).toBe(wanted);
    }),
  );
});

test('premium exercises are open to the pack and to every plan, the others to everybody', () => {
  const pack = entitlementsOf({ ...freeAccount, premiumPack: true }, NOW);
  const locks = [FREE, PRO, pack].map((entitlements) => isLocked({ premium: true }, entitlements));
  expect(locks).toEqual([true, false, false]);
  expect(isLocked({ premium: false }, FREE)).toBe(false);
});

test('a trial is everything of Pro for fourteen days, once, for those who would gain by it', () => {
  const trialEndsAt = trialEnd(NOW).toISOString();
  expect(trialEndsAt).toBe('2026-06-29T00:00:00.000Z');
  expect(entitlementsOf({ ...freeAccount, trialEndsAt }, NOW)).toEqual(PRO);
  expect(entitlementsOf({ ...freeAccount, trialEndsAt }, new Date(trialEndsAt))).toEqual(FREE);
  expect(trialProblem(freeAccount)).toBeNull();
  expect(trialProblem({ ...freeAccount, trialEndsAt })).toMatch('has been used');
  expect(trialProblem({ ...freeAccount, foundingMember: true })).toMatch('everything of Pro');
  expect(trialProblem({ ...freeAccount, tier: 'annual' })).toMatch('everything of Pro');
});

test('one locked exercise is one too many, unless the user has it from before', () => {
  const exercises = [
    { id: 1, premium: false },
    { id: 2, premium: true },
  ];
  expect(exercisesLimit(FREE, exercises)).toBe(LIMIT_SENTENCES.premiumExercise);
  expect(exercisesLimit(FREE, exercises, [2])).toBeNull();
  expect(exercisesLimit(PRO, exercises)).toBeNull();
});
