import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BODY_AREAS } from '../body-areas.ts';
import { CONTRAINDICATIONS, POSTURES } from '../exercises/exercise.ts';
import { EXERCISE_MOVEMENTS } from '../exercises/movements.ts';
import {
  CONDITIONS,
  EMPTY_HEALTH_CARD,
  type HealthCard,
  isEmptyCard,
  withAnswers,
  WORSE_DIRECTIONS,
} from './health-card.ts';
import { type RuledExercise, ruleOutReasons } from './rule-out.ts';

const areas = fc.subarray([...BODY_AREAS]);
const movements = fc.subarray([...EXERCISE_MOVEMENTS]);
const anyCard: fc.Arbitrary<HealthCard> = fc.subarray([...CONDITIONS]).chain((conditions) =>
  fc.record({
    ...Object.fromEntries(CONDITIONS.map((each) => [each, fc.constant(conditions.includes(each))])),
    discWorse: fc.constantFrom(...WORSE_DIRECTIONS),
    recentSurgery: areas,
    jointReplacement: areas,
    notAllowed: movements,
  }),
) as fc.Arbitrary<HealthCard>;
const anyExercise: fc.Arbitrary<RuledExercise> = fc.record({
  bodyArea: fc.constantFrom(...BODY_AREAS),
  posture: fc.constantFrom(...POSTURES),
  contraindications: fc.subarray([...CONTRAINDICATIONS]),
  movements,
});
const aTwist: RuledExercise = {
  bodyArea: 'lowerBack',
  posture: 'seated',
  contraindications: ['pregnancy', 'osteoporosis', 'recentSurgery'],
  movements: ['spinalTwist'],
};
const card = (change: Partial<HealthCard>): HealthCard => ({ ...EMPTY_HEALTH_CARD, ...change });

const both = (a: HealthCard, b: HealthCard): HealthCard => ({
  ...a,
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

test('answers left out stay as they are, and no direction stays without a disc or sciatica', () => {
  const saved = card({ glaucoma: true, discOrSciatica: true, discWorse: 'forward' });
  expect(withAnswers(saved, { pregnant: true })).toEqual({ ...saved, pregnant: true });
  expect(withAnswers(saved, { discOrSciatica: false })).toEqual(card({ glaucoma: true }));
});

test('more ticks never rule out less', () => {
  fc.assert(
    fc.property(anyExercise, anyCard, anyCard, (exercise, first, second) => {
      const more = ruleOutReasons(exercise, both(first, { ...second, discWorse: first.discWorse }));
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
        {
          bodyArea,
          posture: 'standing',
          contraindications: CONTRAINDICATIONS,
          movements: EXERCISE_MOVEMENTS,
        },
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
  const gentle: RuledExercise = { ...aTwist, contraindications: [], movements: [] };
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
    posture: 'seated',
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

const plain: RuledExercise = { ...aTwist, contraindications: [], movements: [] };
const isLeftOut = (change: Partial<RuledExercise>, told: HealthCard) =>
  ruleOutReasons({ ...plain, ...change }, told).length > 0;

test('tingling of an arm leaves out what irritates its nerves, from neck to hand, and no leg', () => {
  const [arm, leg] = [card({ armNerves: true }), card({ legNerves: true })];
  const contraindications = ['nerveSymptoms'] as const;
  for (const bodyArea of ['neck', 'upperBack', 'shoulders', 'elbows', 'wristsHands'] as const) {
    expect.soft(isLeftOut({ bodyArea, contraindications }, arm), bodyArea).toBe(true);
    expect.soft(isLeftOut({ bodyArea, contraindications }, leg), bodyArea).toBe(false);
    expect.soft(isLeftOut({ bodyArea }, arm), bodyArea).toBe(false);
  }
  for (const bodyArea of ['lowerBack', 'hips', 'knees', 'anklesFeet'] as const) {
    expect.soft(isLeftOut({ bodyArea, contraindications }, leg), bodyArea).toBe(true);
    expect.soft(isLeftOut({ bodyArea, contraindications }, arm), bodyArea).toBe(false);
  }
});

test('an unstable neck is neither pressed, pulled, turned far, tipped nor hung', () => {
  const told = card({ unstableNeck: true });
  for (const flag of ['acutePain', 'nerveSymptoms', 'dizziness'] as const) {
    expect.soft(isLeftOut({ bodyArea: 'neck', contraindications: [flag] }, told), flag).toBe(true);
    expect
      .soft(isLeftOut({ bodyArea: 'knees', contraindications: [flag] }, told), flag)
      .toBe(false);
  }
  for (const movement of ['neckExtension', 'neckTurn', 'headDown'] as const) {
    expect.soft(isLeftOut({ movements: [movement] }, told), movement).toBe(true);
  }
  expect(isLeftOut({ bodyArea: 'neck' }, told)).toBe(false);
});

test('with glaucoma no head hangs', () => {
  const told = card({ glaucoma: true });
  expect(isLeftOut({ movements: ['headDown'] }, told)).toBe(true);
  expect(isLeftOut({ contraindications: ['highBloodPressure'] }, told)).toBe(false);
});

test('whoever does not stand up keeps what is done on a chair, and never rises from it', () => {
  const told = card({ doesNotStand: true });
  expect(isLeftOut({ posture: 'standing' }, told)).toBe(true);
  expect(isLeftOut({ posture: 'seated', movements: ['deepKneeBend'] }, told)).toBe(true);
  expect(isLeftOut({ posture: 'seated' }, told)).toBe(false);
  expect(isLeftOut({ posture: 'either' }, told)).toBe(false);
});

test.each(WORSE_DIRECTIONS)(
  'a disc that is worse in a direction (%s) is not bent that way, and never loaded or pulled at',
  (discWorse) => {
    const told = card({ discOrSciatica: true, discWorse });
    const [flexion, extension] = ['spinalFlexion', 'spinalExtension'] as const;
    const loaded = { contraindications: ['acutePain', 'discOrSciatica'] } as const;
    expect(isLeftOut({ movements: [flexion] }, told)).toBe(discWorse === 'forward');
    expect(isLeftOut({ movements: [extension] }, told)).toBe(discWorse === 'backward');
    expect(isLeftOut({ ...loaded, movements: [flexion] }, told)).toBe(discWorse !== 'backward');
    expect(isLeftOut({ ...loaded, movements: [extension] }, told)).toBe(discWorse !== 'forward');
    for (const worst of ['spinalTwist', 'headDown'] as const) {
      expect.soft(isLeftOut({ ...loaded, movements: [flexion, worst] }, told), worst).toBe(true);
      expect.soft(isLeftOut({ ...loaded, movements: [extension, worst] }, told), worst).toBe(true);
    }
    for (const flag of ['discOrSciatica', 'nerveSymptoms', 'acutePain'] as const) {
      expect
        .soft(isLeftOut({ bodyArea: 'knees', contraindications: [flag] }, told), flag)
        .toBe(true);
    }
    expect(isLeftOut({ bodyArea: 'neck', contraindications: ['nerveSymptoms'] }, told)).toBe(false);
  },
);
