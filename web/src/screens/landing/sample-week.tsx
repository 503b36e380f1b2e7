import { USUAL_WEEK } from '@limber/domain/progress/week';
import { WeekOf } from '#features/routine-history/week-strip.tsx';

/** A Thursday: a realistic week has gaps. */
const TODAY = '2026-01-08';
const MOVED = new Set(['2026-01-05', '2026-01-06', TODAY]);

/** The week is equal for all visitors, since the page is prerendered; it uses no data of theirs. */
export function SampleWeek() {
  return <WeekOf today={TODAY} firstDay={USUAL_WEEK.firstDay} moved={MOVED} />;
}
