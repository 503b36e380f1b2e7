import type { RoutineRecord } from '@limber/contract/routine-history';
import { durationWords } from '@limber/domain/routines/routine-duration';
import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import {
  addMonths,
  calendarDays,
  inMonth,
  monthOf,
  type Month,
} from '@limber/domain/time/month-calendar';
import { type ReactNode, useEffect, useState } from 'react';
import { counted } from '@limber/domain/counted';
import { monthWords } from '@limber/domain/time/day-words';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { byLocalDay } from './history.api.ts';
import { MonthGrid } from './month-grid.tsx';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useToday } from '#browser/use-local-time.ts';

type Props = {
  /** Newest first. */
  records: readonly RoutineRecord[];
  older: { exist: boolean; loading: boolean; error: Error | null; load: () => void };
  /** Shown beside the month, below its totals. */
  children?: ReactNode;
};

/** A month with the days of completed routines, and buttons to other months. */
export function HistoryCalendar({ records, older, children }: Props) {
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
      <div className="grid gap-6">
        <Card as="section">
          {isMissing && error ? (
            <NotLoadedNote
              what="older routines"
              query={{ error, isFetching: loading, refetch: load }}
            />
          ) : (
            <MonthSummary month={month} byDay={byDay} loading={isMissing} />
          )}
        </Card>
        {children}
      </div>
    </div>
  );
}

/** Whether the loaded records go back to before the day. */
function reaches(records: readonly RoutineRecord[], day: LocalDay): boolean {
  const oldest = records.at(-1);
  return oldest !== undefined && localDayOf(new Date(oldest.completedAt)) < day;
}

function MonthHeader({ month, onTurn }: { month: Month; onTurn: (count: number) => void }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <h2 aria-live="polite" className="text-title">
        {monthWords(month)}
      </h2>
      <div className="flex">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden />}
          onClick={() => onTurn(-1)}
        />
        <IconButton
          label="Next month"
          icon={<ChevronRight aria-hidden />}
          onClick={() => onTurn(1)}
        />
      </div>
    </div>
  );
}

type SummaryProps = {
  month: Month;
  byDay: ReadonlyMap<LocalDay, readonly RoutineRecord[]>;
  /** Some of the month's records are not loaded yet. */
  loading: boolean;
};

function MonthSummary({ month, byDay, loading }: SummaryProps) {
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
            {counted(routines.length, 'routine')}
          </span>
          <span className="text-soft">
            on {counted(days.length, 'day')}, {durationWords(seconds)} of movement
          </span>
        </>
      )}
    </output>
  );
}
