import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS } from '../body-areas.ts';
import { CONTRAINDICATIONS } from '../exercises/exercise.ts';
import { EXERCISE_MOVEMENTS } from '../exercises/movements.ts';
import { CONDITIONS, EMPTY_HEALTH_CARD, type HealthCard, isEmptyCard } from './health-card.ts';
import { type RuledExercise, ruleOutReasons } from './rule-out.ts';

const areas = fc.subarray([...BODY_AREAS]);
const movements = fc.subarray([...EXERCISE_MOVEMENTS]);
const anyCard: fc.Arbitrary<HealthCard> = fc.record({
  pregnant: fc.boolean(),
  osteoporosis: fc.boolean(),
  dizziness: fc.boolean(),
  discOrSciatica: fc.boolean(),
  poorBalance: fc.boolean(),
  highBloodPressure: fc.boolean(),
  recentSurgery: areas,
  jointReplacement: areas,
  notAllowed: movements,
});
const anyExercise: fc.Arbitrary<RuledExercise> = fc.record({
  bodyArea: fc.constantFrom(...BODY_AREAS),
  contraindications: fc.subarray([...CONTRAINDICATIONS]),
  movements,
});
const aTwist: RuledExercise = {
  bodyArea: 'lowerBack',
  contraindications: ['pregnancy', 'osteoporosis', 'recentSurgery'],
  movements: ['spinalTwist'],
};
const card = (change: Partial<HealthCard>): HealthCard => ({ ...EMPTY_HEALTH_CARD, ...change });

const both = (a: HealthCard, b: HealthCard): HealthCard => ({
  ...EMPTY_HEALTH_CARD,
  ...Object.fromEntries(CONDITIONS.map((key) => [key, a[key] || b[key]])),
  recentSurgery: [...a.recentSurgery, ...b.recentSurgery],
  jointReplacement: [...a.jointReplacement, ...b.jointReplacement],
  notAllowed: [...a.notAllowed, ...b.notAllowed],
});

test('an empty card rules out nothing', () => {
  expect(isEmptyCard(EMPTY_HEALTH_CARD)).toBe(true);
  fc.assert(
    fc.property(anyExercise, (exercise) => {
      expect(ruleOutReasons(exercise, EMPTY_HEALTH_CARD)).toEqual([]);
    }),
  );
});

test('more ticks never rule out less', () => {
  fc.assert(
    fc.property(anyExercise, anyCard, anyCard, (exercise, first, second) => {
      const more = ruleOutReasons(exercise, both(first, second));
      expect(more).toEqual(expect.arrayContaining([...ruleOutReasons(exercise, first)]));
    }),
  );
});

test('every tick alone rules something out, and says so in one sentence of its own', () => {
  const ticks: HealthCard[] = [
    ...CONDITIONS.map((condition) => card({ [condition]: true })),
    ...BODY_AREAS.map((area) => card({ recentSurgery: [area] })),
    ...BODY_AREAS.map((area) => card({ jointReplacement: [area] })),
    ...EXERCISE_MOVEMENTS.map((movement) => card({ notAllowed: [movement] })),
  ];
  const reasons = ticks.map((tick) => {
    expect(isEmptyCard(tick)).toBe(false);
    const hardest = BODY_AREAS.flatMap((bodyArea) =>
      ruleOutReasons(
        { bodyArea, contraindications: CONTRAINDICATIONS, movements: EXERCISE_MOVEMENTS },
        tick,
      ),
    );
    const [sentence, ...others] = new Set(hardest);
    expect(others).toEqual([]);
    expect(sentence).toMatch(/^[AY][^.]+\.$/);
    return sentence;
  });
  expect(new Set(reasons).size).toBe(ticks.length);
});

test('each reason that applies is named', () => {
  const told = card({ pregnant: true, dizziness: true, notAllowed: ['spinalTwist', 'overhead'] });
  expect(ruleOutReasons(aTwist, told)).toEqual([
    'You are pregnant.',
    'Your therapist said no to twisting the back.',
  ]);
});

test('surgery leaves out all that moves or loads the area, warned of or not', () => {
  const back = card({ recentSurgery: ['lowerBack'] });
  const gentle: RuledExercise = { bodyArea: 'lowerBack', contraindications: [], movements: [] };
  expect(ruleOutReasons(gentle, back)).toEqual([
    'You had surgery on your lower back not long ago.',
  ]);
  const elsewhere: RuledExercise = { ...gentle, bodyArea: 'hips', movements: ['spinalTwist'] };
  expect(ruleOutReasons(elsewhere, back)).toHaveLength(1);
  expect(ruleOutReasons({ ...elsewhere, movements: ['overhead'] }, back)).toEqual([]);
  expect(ruleOutReasons(aTwist, card({ recentSurgery: ['knees'] }))).toEqual([]);
});

test('a replaced joint leaves out what warns of it and reaches that joint, and what strains it', () => {
  const crossing = {
    bodyArea: 'knees',
    contraindications: ['jointReplacement'],
    movements: ['hipCrossing'],
  } as const;
  const hips = card({ jointReplacement: ['hips'] });
  expect(ruleOutReasons(crossing, hips)).toEqual(['A joint of your hips was replaced.']);
  expect(ruleOutReasons({ ...crossing, movements: [] }, hips)).toEqual([]);
  expect(ruleOutReasons({ ...crossing, contraindications: [] }, hips)).toEqual([]);
  const lean: RuledExercise = { ...aTwist, contraindications: [], movements: ['wristLoad'] };
  expect(ruleOutReasons(lean, card({ jointReplacement: ['elbows'] }))).toHaveLength(1);
});
