import { counted } from '@limber/domain/counted';
import { type DayMoved, sum } from '@limber/domain/progress/days-moved';
import { durationWords } from '@limber/domain/routines/routine-duration';
import type { LocalDay } from '@limber/domain/time/local-day';
import { useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Disclosure } from '#ui/disclosure.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useMediaQuery } from '#browser/use-media-query.ts';
import type { YearsMoved } from '../use-progress.ts';
import { DayReading } from './day-reading.tsx';
import { RibbonGrid } from './ribbon-grid.tsx';
import { DaysHead, monthRows, MonthsHead, weekdayRows } from './year-rows.tsx';
import { YearTable } from './year-table.tsx';

/** Too narrow for a column per week. */
const NARROW = '(width < 48rem)';

const yearOf = (day: LocalDay) => day.slice(0, 'YYYY'.length);

/** A mark for each day, the larger the more movement; today is coral. */
export function YearRibbon({ progress }: { progress: YearsMoved }) {
  const { today, byDay, week } = progress;
  const isNarrow = useMediaQuery(NARROW);
  const [chosen, choose] = useState<LocalDay | null>(null);
  const [pointed, point] = useState<LocalDay | null>(null);
  const cursor = chosen ?? today;
  const year = yearOf(cursor);
  const days = [...byDay.values()].filter(({ date }) => yearOf(date) === year);
  const rows = isNarrow ? monthRows(year) : weekdayRows(year, week.firstDay);
  const turnTo = (other: number) =>
    choose(String(other) === yearOf(today) ? today : `${other}-12-31`);
  return (
    <section aria-label={`Your ${year}`} className="across-the-window grid gap-3 py-5">
      <YearHeader year={year} days={days} progress={progress} onTurn={turnTo} />
      <RibbonGrid
        label={`${year}, ${summaryOf(days)}`}
        head={isNarrow ? <DaysHead /> : <MonthsHead rows={rows} />}
        rows={rows}
        progress={progress}
        cursor={cursor}
        onMove={choose}
        onPoint={point}
      />
      <DayReading progress={progress} day={cursor} pointed={pointed} />
      <div className="min-h-14">
        {days.length > 0 && (
          <Disclosure title="Month by month" summary={`${year} in numbers`}>
            <YearTable days={days} />
          </Disclosure>
        )}
      </div>
    </section>
  );
}

type HeaderProps = {
  year: string;
  days: readonly DayMoved[];
  progress: YearsMoved;
  onTurn: (year: number) => void;
};

/** The year, its totals, and buttons to other years with movement. */
function YearHeader({ year, days, progress: { byDay, today }, onTurn }: HeaderProps) {
  const [first = today] = byDay.keys();
  const hasEarlier = yearOf(first) < year;
  const hasLater = year < yearOf(today);
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 aria-live="polite" className="text-title tabular-nums">
          {year}
        </h2>
        <p className="text-soft tabular-nums">{summaryOf(days)}</p>
      </div>
      {(hasEarlier || hasLater) && (
        <div className="flex">
          <IconButton
            label="Previous year"
            icon={<ChevronLeft aria-hidden />}
            aria-disabled={!hasEarlier}
            onClick={() => onTurn(Number(year) - 1)}
          />
          <IconButton
            label="Next year"
            icon={<ChevronRight aria-hidden />}
            aria-disabled={!hasLater}
            onClick={() => onTurn(Number(year) + 1)}
          />
        </div>
      )}
    </div>
  );
}

/** "83 days, 275 minutes of movement". */
function summaryOf(days: readonly DayMoved[]): string {
  if (days.length === 0) return 'A mark for every day, from today on';
  return `${counted(days.length, 'day')}, ${durationWords(sum(days))} of movement`;
}
