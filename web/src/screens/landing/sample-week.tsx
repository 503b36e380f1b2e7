import { WeekOf } from '#features/routine-history/week-strip.tsx';

/** A week as it is: not every day, and today, which is a Thursday. */
const TODAY = '2026-01-08';
const MOVED = new Set(['2026-01-05', '2026-01-06', TODAY]);

/** The week of somebody who moves. */
export function SampleWeek() {
  return <WeekOf today={TODAY} moved={MOVED} />;
}
