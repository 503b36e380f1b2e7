import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import {
  ACTIVE_DAYS,
  drawFigures,
  EPSILON_OF_A_FIGURE,
  EPSILON_OF_A_QUARTER,
  type Figures,
  marginInPoints,
  type PersonsQuarter,
} from './insight.ts';
import { SMALLEST_COHORT } from './smallest-cohort.ts';
import { twoSidedGeometric } from './noise.ts';

const WEEKS = 13;
const STILL: PersonsQuarter = { daysMoved: 0, answers: 0, better: 0 };
const KEEN: PersonsQuarter = { daysMoved: 80, answers: 40, better: 40 };

const people = (count: number, one: PersonsQuarter): PersonsQuarter[] =>
  Array.from({ length: count }, () => one);

const person = fc.record({
  daysMoved: fc.nat(92),
  answers: fc.nat(300),
  better: fc.nat(300),
});

test(
  'nine people get no figure, ten do',
  { tags: ['spec:silent/insight-identifies-nobody'] },
  () => {
    const random = seededRandom(1);
    expect(drawFigures(people(SMALLEST_COHORT - 1, KEEN), WEEKS, random)).toBeNull();
    expect(drawFigures(people(SMALLEST_COHORT, KEEN), WEEKS, random)).not.toBeNull();
  },
);

test('figures are what they can be, in steps of 5 points and half a day', () => {
  fc.assert(
    fc.property(fc.array(person, { minLength: 10, maxLength: 40 }), fc.nat(), (cohort, seed) => {
      const figures = drawFigures(cohort, WEEKS, seededRandom(seed + 1));
      const { activePercent = -1, daysAWeek = -1, betterPercent = -1 } = figures ?? {};
      for (const share of [activePercent, betterPercent]) {
        expect(share % 5).toBe(0);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
      expect(daysAWeek % 0.5).toBe(0);
      expect(daysAWeek).toBeGreaterThanOrEqual(0);
      expect(daysAWeek).toBeLessThanOrEqual(5);
    }),
  );
});

test('a large company sees about what is so', () => {
  const half = [...people(500, { ...KEEN, daysMoved: ACTIVE_DAYS * 2 }), ...people(500, STILL)];
  expect(drawFigures(half, WEEKS, seededRandom(3))).toEqual({
    activePercent: 50,
    daysAWeek: 1,
    betterPercent: 50,
  });
});

test('the margin that is said holds two of three times', () => {
  const random = seededRandom(5);
  for (const count of [10, 30, 100]) {
    const cohort = [...people(count / 2, KEEN), ...people(count / 2, STILL)];
    const draws = Array.from({ length: 2000 }, () => drawFigures(cohort, WEEKS, random));
    const within = draws.filter(
      (figures) => Math.abs((figures?.activePercent ?? 0) - 50) <= marginInPoints(count),
    ).length;
    expect(within / draws.length).toBeGreaterThan(0.6);
  }
});

test('one person moves the odds of any noisy count by exp(epsilon) at most', () => {
  const random = seededRandom(7);
  const counts = new Map<number, number>();
  const draws = 200_000;
  for (let draw = 0; draw < draws; draw += 1) {
    const noise = twoSidedGeometric(EPSILON_OF_A_FIGURE, random);
    counts.set(noise, (counts.get(noise) ?? 0) + 1);
  }
  for (let noise = -6; noise < 6; noise += 1) {
    const odds = (counts.get(noise) ?? 0) / (counts.get(noise + 1) ?? 1);
    // The odds are sampled, so they differ by a few hundredths from the exact value.
    expect(Math.abs(Math.log(odds))).toBeLessThan(EPSILON_OF_A_FIGURE + 0.06);
  }
});

/** The probability of each published value of each figure for a cohort, computed once. */
function likelihoods(cohort: readonly PersonsQuarter[], random: Random) {
  const draws = 8000;
  const seen = new Map<string, number>();
  for (let draw = 0; draw < draws; draw += 1) {
    const figures = drawFigures(cohort, WEEKS, random);
    for (const [name, value] of Object.entries(figures ?? {})) {
      const key = `${name} ${value}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  return (figures: Figures) =>
    Object.entries(figures).reduce(
      (sum, [name, value]) => sum + Math.log(((seen.get(`${name} ${value}`) ?? 0) + 0.5) / draws),
      0,
    );
}

type Release = {
  cohort: (victim: PersonsQuarter) => PersonsQuarter[];
  judge: (figures: Figures) => number;
};

function release(others: readonly PersonsQuarter[], random: Random): Release {
  const cohort = (victim: PersonsQuarter) => [...others, victim];
  const ifKeen = likelihoods(cohort(KEEN), random);
  const ifStill = likelihoods(cohort(STILL), random);
  return { cohort, judge: (figures) => ifKeen(figures) - ifStill(figures) };
}

/**
 * An attacker who knows everything about everybody but one person, and wants to know whether that one did
 * nothing or as much as possible, the pair of lives that differ most. Judging by likelihood is the best that
 * they can do (Neyman and Pearson).
 */
describe('an attacker who knows everybody but one', () => {
  /** Highest shares of correct guesses, stated in docs/insight.md; a coin would reach 0.5. */
  const BOUND_OF_A_QUARTER = Math.exp(EPSILON_OF_A_QUARTER) / (1 + Math.exp(EPSILON_OF_A_QUARTER));
  const BOUND_OF_A_YEAR = 0.75;
  const YEARS = 1500;
  /** Three times the standard error of so many trials. */
  const SAMPLING = 3 * Math.sqrt(0.25 / YEARS);

  /** The share of correct guesses from these releases of one person's life. */
  function successOf(releases: readonly Release[], random: Random): number {
    let right = 0;
    for (let year = 0; year < YEARS; year += 1) {
      const victim = random() < 0.5 ? KEEN : STILL;
      const evidence = releases.reduce((sum, { cohort, judge }) => {
        const figures = drawFigures(cohort(victim), WEEKS, random);
        return figures === null ? sum : sum + judge(figures);
      }, 0);
      if ((evidence > 0 ? KEEN : STILL) === victim) right += 1;
    }
    return right / YEARS;
  }

  test(
    'is right no more often than stated after a quarter, and after a year',
    { tags: ['spec:silent/insight-identifies-nobody'] },
    () => {
      const random = seededRandom(11);
      const quarter = release([...people(5, KEEN), ...people(4, STILL)], random);
      expect(successOf([quarter], random)).toBeLessThan(BOUND_OF_A_QUARTER + SAMPLING);
      const year = successOf([quarter, quarter, quarter, quarter], random);
      expect(year).toBeLessThan(BOUND_OF_A_YEAR + SAMPLING);
      // The attack works: guessing would not get there.
      expect(year).toBeGreaterThan(0.55);
    },
  );

  test(
    'learns no more by letting others join and leave',
    { tags: ['spec:silent/insight-identifies-nobody'] },
    () => {
      const random = seededRandom(13);
      // Other members who do nothing, everything, or come and go between the quarters; below ten no figures are
      // published.
      const year = [
        release(people(9, STILL), random),
        release([...people(9, STILL), ...people(20, KEEN)], random),
        release(people(9, KEEN), random),
        release([...people(5, STILL), ...people(5, KEEN)], random),
      ];
      expect(successOf(year, random)).toBeLessThan(BOUND_OF_A_YEAR + SAMPLING);
      const tooSmall = { ...release(people(9, STILL), random), cohort: () => people(9, KEEN) };
      expect(successOf([tooSmall], random)).toBeLessThan(0.5 + SAMPLING);
    },
  );
});
