import { daysOfWeek } from '@limber/domain/progress/week';
import { type LocalDay, localDayOf } from '@limber/domain/time/local-day';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { weekdayWords } from '@limber/domain/time/weekday';
import { exerciseHistoryQuery } from './history.api.ts';
import { localWeek } from '#browser/local-week.ts';
import { useToday } from '#browser/use-local-time.ts';

/** This week, by the user's region; days with a completed exercise are filled, today is coral. */
export function WeekStrip() {
  const today = useToday();
  const { data } = useQuery(exerciseHistoryQuery);
  const moved = new Set(data?.map(({ completedAt }) => localDayOf(new Date(completedAt))));
  return <WeekOf today={today} firstDay={localWeek().firstDay} moved={moved} />;
}

type WeekProps = {
  today: LocalDay;
  /** First weekday, 0 for Sunday. */
  firstDay: number;
  moved: ReadonlySet<LocalDay>;
};

export function WeekOf({ today, firstDay, moved }: WeekProps) {
  return (
    <ol aria-label="This week" className="mt-3 grid grid-cols-7 text-center text-small">
      {daysOfWeek(today, firstDay).map((day) => (
        <StripDay key={day} day={day} today={today} isMoved={moved.has(day)} />
      ))}
    </ol>
  );
}

type DayProps = { day: LocalDay; today: LocalDay; isMoved: boolean };

function StripDay({ day, today, isMoved }: DayProps) {
  const isToday = day === today;
  const name = weekdayWords(day);
  return (
    <li className="grid justify-items-center gap-1.5" aria-current={isToday ? 'date' : undefined}>
      <span aria-hidden className={isToday ? 'font-strong' : 'text-soft'}>
        {name.slice(0, 2)}
      </span>
      <span
        aria-hidden
        className={clsx(
          'grid size-4 rounded-pill border-2',
          isToday ? 'border-movement' : isMoved ? 'border-brand' : 'border-hairline',
        )}
      >
        <span
          data-fill
          className={clsx(
            '-m-0.5 rounded-pill transition-transform duration-200 forced-colors:bg-[CanvasText]',
            isToday ? 'bg-movement' : 'bg-brand',
            isMoved ? 'scale-100' : 'scale-0',
          )}
        />
      </span>
      <span className="sr-only">
        {isToday ? 'Today' : name}: {isMoved ? 'moved' : stillWords(day, today)}
      </span>
    </li>
  );
}

/** Words for a day without movement. */
function stillWords(day: LocalDay, today: LocalDay): string {
  if (day === today) return 'nothing yet';
  return day > today ? 'to come' : 'a rest day';
}
