import { BODY_AREAS, type BodyArea } from '../body-areas.ts';
import type { LocalDay } from '../time/local-day.ts';

export type DayMoved = {
  date: LocalDay;
  /** Seconds of movement, by the doses of the completed exercises. */
  seconds: number;
  exercises: number;
  routines: number;
  areas: { area: BodyArea; seconds: number }[];
};

export type Strength = 0 | 1 | 2 | 3;

/**
 * Seconds of movement from which a day has strength 2, and 3: one routine of three minutes makes
 * strength 1, two make strength 2.
 */
const SECOND_STRENGTH = 5 * 60;
const THIRD_STRENGTH = 10 * 60;

export function strengthOf(day: Pick<DayMoved, 'seconds'> | undefined): Strength {
  if (!day) return 0;
  if (day.seconds < SECOND_STRENGTH) return 1;
  return day.seconds < THIRD_STRENGTH ? 2 : 3;
}

export function daysSince(days: readonly DayMoved[], from: LocalDay): DayMoved[] {
  return days.filter(({ date }) => date >= from);
}

/** Seconds of movement per area, most first, ties from head to toe. */
export function secondsByArea(days: readonly DayMoved[]): { area: BodyArea; seconds: number }[] {
  const of = (area: BodyArea) =>
    sum(days.flatMap(({ areas }) => areas.filter((each) => each.area === area)));
  return BODY_AREAS.map((area) => ({ area, seconds: of(area) }))
    .filter(({ seconds }) => seconds > 0)
    .toSorted((a, b) => b.seconds - a.seconds);
}

export function sum(of: readonly { seconds: number }[]): number {
  return of.reduce((total, { seconds }) => total + seconds, 0);
}
