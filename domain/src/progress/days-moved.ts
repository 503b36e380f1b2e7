import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import type { LocalDay } from '../time/local-day.ts';

/** What somebody did on one day. */
export type DayMoved = {
  date: LocalDay;
  /** Of movement, by the doses of the exercises that were completed. */
  seconds: number;
  exercises: number;
  /** Routines and plans that were completed. */
  routines: number;
  /** The seconds of each area that was moved. */
  areas: { area: BodyArea; seconds: number }[];
};

/** How much of a day was movement: 0 for none at all, then three strengths. */
export type Strength = 0 | 1 | 2 | 3;

/** A routine of three minutes is a day of the first strength, two are one of the second. */
const SECOND_STRENGTH = 5 * 60;
const THIRD_STRENGTH = 10 * 60;

export function strengthOf(day: Pick<DayMoved, 'seconds'> | undefined): Strength {
  if (!day) return 0;
  if (day.seconds < SECOND_STRENGTH) return 1;
  return day.seconds < THIRD_STRENGTH ? 2 : 3;
}

/** The days from one on, that one included. */
export function daysSince(days: readonly DayMoved[], from: LocalDay): DayMoved[] {
  return days.filter(({ date }) => date >= from);
}

/** The seconds of each area that was moved, the most first; areas with as much stand from head to toe. */
export function secondsByArea(days: readonly DayMoved[]): { area: BodyArea; seconds: number }[] {
  const of = (area: BodyArea) =>
    sum(days.flatMap(({ areas }) => areas.filter((each) => each.area === area)));
  return BODY_AREAS.map((area) => ({ area, seconds: of(area) }))
    .filter(({ seconds }) => seconds > 0)
    .toSorted((a, b) => b.seconds - a.seconds);
}

/** The seconds of all together. */
export function sum(of: readonly { seconds: number }[]): number {
  return of.reduce((total, { seconds }) => total + seconds, 0);
}
