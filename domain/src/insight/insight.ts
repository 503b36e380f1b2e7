import type { Random } from '../random.ts';
import { twoSidedGeometric } from './noise.ts';
import { SMALLEST_COHORT } from './smallest-cohort.ts';

/** The fewest days moved in a quarter, one a week, with which somebody counts as active. */
export const ACTIVE_DAYS = 13;

/** Further days of a week do not count: the measure is a working week. */
export const MOST_DAYS_A_WEEK = 5;

/**
 * Differential privacy's epsilon for one person in all that a quarter publishes, shared equally by its
 * figures.
 */
export const EPSILON_OF_A_QUARTER = 1;
const FIGURES_OF_A_QUARTER = 3;
export const EPSILON_OF_A_FIGURE = EPSILON_OF_A_QUARTER / FIGURES_OF_A_QUARTER;

/** One person's quarter. It is never stored, and leaves the server in no answer. */
export type PersonsQuarter = {
  readonly daysMoved: number;
  readonly answers: number;
  readonly better: number;
};

export type Figures = {
  /** Percent of all people who moved once a week or more; in steps of 5. */
  readonly activePercent: number;
  /** Mean days of a week on which people moved, up to five; in steps of 0.5. */
  readonly daysAWeek: number;
  /** Percent of all people who answered "Better" at least every second time; in steps of 5. */
  readonly betterPercent: number;
};

/**
 * Draws the figures of a quarter. One person changes each figure by a bounded amount, and the noise hides
 * that amount. Drawing again would tell more: store the result for good. Null for a cohort that is too small.
 * @param random unpredictable for everybody.
 */
export function drawFigures(
  people: readonly PersonsQuarter[],
  weeks: number,
  random: Random,
): Figures | null {
  if (people.length < SMALLEST_COHORT) return null;
  const most = MOST_DAYS_A_WEEK * weeks;
  const noisy = (count: number, largestShare: number) =>
    count + twoSidedGeometric(EPSILON_OF_A_FIGURE / largestShare, random);
  const active = noisy(people.filter(isActive).length, 1);
  const better = noisy(people.filter(feltBetter).length, 1);
  const days = noisy(
    people.reduce((sum, { daysMoved }) => sum + Math.min(daysMoved, most), 0),
    most,
  );
  return {
    activePercent: percent(active, people.length),
    daysAWeek: inSteps(days / people.length / weeks, 0.5, MOST_DAYS_A_WEEK),
    betterPercent: percent(better, people.length),
  };
}

const isActive = ({ daysMoved }: PersonsQuarter) => daysMoved >= ACTIVE_DAYS;
const feltBetter = ({ answers, better }: PersonsQuarter) => answers > 0 && better * 2 >= answers;

const percent = (count: number, people: number) => inSteps((count / people) * 100, 5, 100);

const inSteps = (value: number, step: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value / step) * step));

/**
 * The margin of a share for a cohort of this size, in percentage points: the error is smaller in two of three
 * draws.
 */
export const marginInPoints = (people: number): number =>
  Math.min(100, Math.ceil(100 / (EPSILON_OF_A_FIGURE * people) / 5) * 5);

/** The margin of the mean days a week, in days, with the same meaning. */
export const marginInDays = (people: number): number =>
  Math.min(
    MOST_DAYS_A_WEEK,
    Math.ceil(MOST_DAYS_A_WEEK / (EPSILON_OF_A_FIGURE * people) / 0.5) * 0.5,
  );
