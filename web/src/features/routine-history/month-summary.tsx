import type { RoutineRecord } from '@limber/contract/routine-history';
import { durationWords } from '@limber/domain/routines/routine-duration';
import type { LocalDay } from '@limber/domain/time/local-day';
import { type Month, monthOf } from '@limber/domain/time/month-calendar';
import { countWords, monthWords } from './calendar-words.ts';

type Props = {
  month: Month;
  byDay: ReadonlyMap<LocalDay, readonly RoutineRecord[]>;
  /** Some of it is still on its way. */
  loading: boolean;
};

/** What the month amounts to. */
export function MonthSummary({ month, byDay, loading }: Props) {
  const days = [...byDay].filter(([day]) => monthOf(day) === month);
  const routines = days.flatMap(([, records]) => records);
  const seconds = routines.reduce((sum, { totalDuration }) => sum + totalDuration, 0);
  return (
    <output className="grid gap-1">
      <span className="text-small text-soft">{monthWords(month)}</span>
      {loading ? (
        'Loading older routines…'
      ) : routines.length === 0 ? (
        'No routines in this month.'
      ) : (
        <>
          <span className="text-title font-strong tabular-nums">
            {countWords(routines.length, 'routine')}
          </span>
          <span className="text-soft">
            on {countWords(days.length, 'day')}, {durationWords(seconds)} of movement
          </span>
        </>
      )}
    </output>
  );
}
