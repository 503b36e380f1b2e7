import { yearByMonth, yearByWeekday } from '@limber/domain/progress/year-days';
import type { LocalDay } from '@limber/domain/time/local-day';
import { monthOf } from '@limber/domain/time/month-calendar';
import { monthWords, shortMonthWords } from '@limber/domain/time/day-words';
import { weekday, weekdayWords } from '@limber/domain/time/weekday';

/** Every other weekday has a label: there is no room for all. */
const NAMED = new Set([1, 3, 5]);

/** Rows by weekday, for wide windows. */
export function weekdayRows(year: string, firstDay: number) {
  return yearByWeekday(year, firstDay).map((days) => {
    const any = days.find((day) => day !== null) ?? '';
    return { name: weekdayWords(any), isNamed: NAMED.has(weekday(any)), days };
  });
}

/** Rows by month, for narrow windows. */
export function monthRows(year: string) {
  return yearByMonth(year).map((days) => {
    const month = monthOf(days[0] ?? '');
    return { name: monthWords(month).replace(` ${year}`, ''), isNamed: true, days };
  });
}

type Rows = readonly { days: readonly (LocalDay | null)[] }[];

/** Names of months above the weeks in which they begin. */
export function MonthsHead({ rows }: { rows: Rows }) {
  const weeks = rows[0]?.days ?? [];
  return (
    <>
      <colgroup>
        <col className="w-9" />
        <col span={weeks.length} />
      </colgroup>
      <thead aria-hidden>
        <tr>
          {[null, ...weeks].map((_, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- the weeks of a year never move
            <td key={column} className="h-5 p-0 align-top text-small leading-4 text-soft">
              <span className="relative block w-0">{monthBegun(rows, column - 1)}</span>
            </td>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** The month that begins in this column, if any. */
function monthBegun(rows: Rows, column: number): string | undefined {
  const first = rows.map(({ days }) => days[column]).find((day) => day?.endsWith('-01'));
  return first ? shortMonthWords(monthOf(first)) : undefined;
}

/** A column for the month's name, and one for each day of the longest month. */
export function DaysHead() {
  return (
    <colgroup>
      <col className="w-8" />
      <col span={31} />
    </colgroup>
  );
}
