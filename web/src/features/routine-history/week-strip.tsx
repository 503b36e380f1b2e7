import { localDayOf } from '@limber/domain/time/local-day';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { exerciseHistoryQuery } from './history.api.ts';
import { useToday } from '#ui/use-local-time.ts';

const DAYS = 7;

/** The last seven days, with a dot on each day with a completed exercise; today is coral. */
export function WeekStrip() {
  const today = useToday();
  const { data } = useQuery(exerciseHistoryQuery);
  const moved = new Set(data?.map(({ completedAt }) => localDayOf(new Date(completedAt))));
  return (
    <ol aria-label="The last seven days" className="mt-3 grid grid-cols-7 text-center text-small">
      {lastDays(today).map((date) => {
        const day = localDayOf(date);
        const isToday = day === today;
        const name = date.toLocaleDateString('en-US', { weekday: 'long' });
        return (
          <li key={day} className="grid justify-items-center gap-1.5">
            <span aria-hidden className={isToday ? 'font-strong' : 'text-soft'}>
              {name.slice(0, 2)}
            </span>
            <span
              aria-hidden
              className={clsx(
                'size-3.5 rounded-pill border-2',
                moved.has(day) && 'forced-colors:bg-[CanvasText]',
                moved.has(day)
                  ? isToday
                    ? 'border-movement bg-movement'
                    : 'border-brand bg-brand'
                  : isToday
                    ? 'border-movement'
                    : 'border-hairline',
              )}
            />
            <span className="sr-only">
              {isToday ? 'Today' : name}: {moved.has(day) ? 'moved' : 'nothing yet'}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The day and the six before it, oldest first, at local noon. */
function lastDays(today: string): Date[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(`${today}T12:00`);
    date.setDate(date.getDate() - (DAYS - 1 - index));
    return date;
  });
}
