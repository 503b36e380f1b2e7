import type { RoutineRecord } from '@limber/contract/routine-history';
import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import { addMonths, calendarDays, inMonth, monthOf } from '@limber/domain/time/month-calendar';
import { useEffect, useState } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { useToday } from '#ui/use-local-time.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { byLocalDay } from './history-pages.api.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthHeader } from './month-header.tsx';
import { MonthSummary } from './month-summary.tsx';

type Props = {
  /** Newest first. */
  records: readonly RoutineRecord[];
  /** What is not loaded yet. */
  older: { exist: boolean; loading: boolean; error: Error | null; load: () => void };
};

/** A month, the days of it that saw a routine, and the way to other months. */
export function HistoryCalendar({ records, older }: Props) {
  const today = useToday();
  const [chosen, setDay] = useState<LocalDay | null>(null);
  const day = chosen ?? today;
  const month = monthOf(day);
  const byDay = byLocalDay(records);
  const isMissing = older.exist && !reaches(records, calendarDays(month)[0] ?? day);

  const { loading, error, load } = older;
  const loadsOlder = isMissing && !loading && error === null;
  useEffect(() => {
    if (loadsOlder) load();
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is another function each time
  }, [loadsOlder]);

  const turn = (count: number) => setDay(inMonth(day, addMonths(month, count)));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <Card as="section">
        <div className="grid gap-4">
          <MonthHeader month={month} onTurn={turn} />
          <MonthGrid month={month} cursor={day} today={today} byDay={byDay} onMove={setDay} />
        </div>
      </Card>
      <Card as="section">
        {isMissing && error ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="text-soft">
              {errorSentence(error, 'Older routines could not be loaded. Please try again.')}
            </p>
            <Button kind="secondary" size="small" onClick={load}>
              Try again
            </Button>
          </div>
        ) : (
          <MonthSummary month={month} byDay={byDay} loading={isMissing} />
        )}
      </Card>
    </div>
  );
}

/** Whether the loaded records go back to before the day. */
function reaches(records: readonly RoutineRecord[], day: LocalDay): boolean {
  const oldest = records.at(-1);
  return oldest !== undefined && localDayOf(new Date(oldest.completedAt)) < day;
}
