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

/** What the month amounts to, in a sentence. */
export function MonthSummary({ month, byDay, loading }: Props) {
  return (
    <output className="border-t border-hairline pt-4 text-soft">
      {loading ? 'Loading older routines…' : monthInWords(month, byDay)}
    </output>
  );
}

function monthInWords(month: Month, byDay: Props['byDay']): string {
  const days = [...byDay].filter(([day]) => monthOf(day) === month);
  const records = days.flatMap(([, records]) => records);
  if (records.length === 0) return `No routines in ${monthWords(month)}.`;
  const seconds = records.reduce((sum, { totalDuration }) => sum + totalDuration, 0);
  return `${countWords(records.length, 'routine')} on ${countWords(days.length, 'day')}: ${durationWords(seconds)} of movement.`;
}
