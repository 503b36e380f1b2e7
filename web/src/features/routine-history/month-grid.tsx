import type { RoutineRecord } from '@limber/contract/routine-history';
import type { LocalDay } from '@limber/domain/time/local-day';
import {
  addDays,
  addMonths,
  calendarWeeks,
  inMonth,
  type Month,
  monthOf,
} from '@limber/domain/time/month-calendar';
import { CalendarDay } from './calendar-day.tsx';
import { monthWords } from '@limber/domain/time/day-words';
import { weekday } from '@limber/domain/time/weekday';
import { useDayKeys } from './use-day-keys.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Props = {
  month: Month;
  /** The day that the Tab key focuses. */
  cursor: LocalDay;
  today: LocalDay;
  byDay: ReadonlyMap<LocalDay, readonly RoutineRecord[]>;
  onMove: (day: LocalDay) => void;
};

/** Six weeks. Arrow keys move by days and weeks, Home and End within a week, page keys by months. */
export function MonthGrid({ month, cursor, today, byDay, onMove }: Props) {
  const { grid, onKeyDown } = useDayKeys(({ key, target }) => {
    // Key events in a day's popover bubble up to here too.
    const from = target instanceof HTMLElement ? target.dataset['day'] : undefined;
    return from === undefined ? null : dayForKey(key, from);
  }, onMove);
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of a date grid
      role="grid"
      aria-label={monthWords(month)}
      className="w-full table-fixed border-collapse"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="pb-2 text-small font-regular text-soft"
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className="p-0 text-center">
                <CalendarDay
                  day={day}
                  records={byDay.get(day) ?? []}
                  isToday={day === today}
                  isOutside={monthOf(day) !== month}
                  isCursor={day === cursor}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Null for keys that calendars do not use. */
function dayForKey(key: string, day: LocalDay): LocalDay | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return inMonth(day, addMonths(monthOf(day), -1));
    case 'PageDown':
      return inMonth(day, addMonths(monthOf(day), 1));
    default:
      return null;
  }
}
