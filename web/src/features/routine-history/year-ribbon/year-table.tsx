import { counted } from '@limber/domain/counted';
import { type DayMoved, sum } from '@limber/domain/progress/days-moved';
import { durationWords } from '@limber/domain/routines/routine-duration';
import { monthOf } from '@limber/domain/time/month-calendar';
import { monthWords } from '@limber/domain/time/day-words';

/** The year as a table, month by month. */
export function YearTable({ days }: { days: readonly DayMoved[] }) {
  const months = [...Map.groupBy(days, ({ date }) => monthOf(date))];
  return (
    <table className="w-full max-w-xl text-left text-small tabular-nums [&_td]:py-1.5 [&_td]:pr-4 [&_th]:py-1.5 [&_th]:pr-4">
      <thead className="text-soft">
        <tr>
          {['Month', 'Days', 'Movement', 'Routines'].map((name) => (
            <th key={name} scope="col" className="font-regular">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(([month, moved]) => (
          <tr key={month} className="border-t border-hairline">
            <th scope="row" className="font-regular">
              {monthWords(month)}
            </th>
            <td>{counted(moved.length, 'day')}</td>
            <td>{durationWords(sum(moved))}</td>
            <td>{moved.reduce((total, { routines }) => total + routines, 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
