import { USUAL_WEEK } from '@limber/domain/progress/week';
import { WeekOf } from '#features/routine-history/week-strip.tsx';

/** A week as it is: not every day, and today, which is a Thursday. */
const TODAY = '2026-01-08';
const MOVED = new Set(['2026-01-05', '2026-01-06', TODAY]);

/**
 * The week of somebody who moves: the same for every visitor, as it stands in the prerendered page, and nothing of
 * theirs is remembered for it.
 */
export function SampleWeek() {
  return <WeekOf today={TODAY} firstDay={USUAL_WEEK.firstDay} moved={MOVED} />;
}
