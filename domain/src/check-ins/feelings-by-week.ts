import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import { weekStart } from '../progress/week.ts';
import type { LocalDay } from '../time/local-day.ts';
import { addDays } from '../time/month-calendar.ts';
import { FEELINGS, type Feeling } from './check-in.ts';

const DAYS = 7;

type Answer = { area: BodyArea; feeling: Feeling; date: LocalDay };

export type FeelingCounts = Record<Feeling, number>;

export type AreaFeelings = {
  area: BodyArea;
  counts: FeelingCounts;
  /** Oldest first. */
  weeks: { start: LocalDay; counts: FeelingCounts }[];
};

type Weeks = { today: LocalDay; count: number; firstDay: number };

/** The answers of the last `count` weeks, this one included, for each area with any, from head to toe. */
export function feelingsByWeek(
  answers: readonly Answer[],
  { today, count, firstDay }: Weeks,
): AreaFeelings[] {
  const thisWeek = weekStart(today, firstDay);
  const starts = Array.from({ length: count }, (_, index) =>
    addDays(thisWeek, (index - count + 1) * DAYS),
  );
  const recent = answers.filter(({ date }) => date >= (starts[0] ?? today));
  return BODY_AREAS.flatMap((area) => {
    const own = recent.filter((answer) => answer.area === area);
    if (own.length === 0) return [];
    const weeks = starts.map((start) => ({
      start,
      counts: countFeelings(own.filter(({ date }) => weekStart(date, firstDay) === start)),
    }));
    return { area, counts: countFeelings(own), weeks };
  });
}

function countFeelings(answers: readonly Answer[]): FeelingCounts {
  const of = (wanted: Feeling) => answers.filter(({ feeling }) => feeling === wanted).length;
  return Object.fromEntries(FEELINGS.map((feeling) => [feeling, of(feeling)])) as FeelingCounts;
}
