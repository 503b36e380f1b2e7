import type { LocalDay } from '@limber/domain/time/local-day';
import type { ReactNode } from 'react';
import { useDayKeys } from '../use-day-keys.ts';
import type { YearsMoved } from '../use-progress.ts';
import { moveInRows, type Rows } from './move-in-rows.ts';
import { RibbonDay } from './ribbon-day.tsx';

type Props = {
  label: string;
  head?: ReactNode;
  rows: readonly { name: string; isNamed: boolean; days: Rows[number] }[];
  progress: YearsMoved;
  /** The day that the Tab key focuses. */
  cursor: LocalDay;
  onMove: (day: LocalDay) => void;
  /** Null when the pointer is on no day. */
  onPoint: (day: LocalDay | null) => void;
};

/** Days as marks in rows, one Tab stop: arrow keys lead from day to day, Home and End within a row. */
export function RibbonGrid({ label, head, rows, progress, cursor, onMove, onPoint }: Props) {
  const days = rows.map((row) => row.days);
  const { grid, onKeyDown } = useDayKeys(({ key }) => moveInRows(days, cursor, key), onMove);
  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA pattern of a date grid
      role="grid"
      aria-label={label}
      className="w-full table-fixed border-collapse"
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const day = dayAt(target);
        if (day !== null) onMove(day);
      }}
      onPointerOver={({ target, pointerType }) => {
        if (pointerType === 'mouse') onPoint(dayAt(target));
      }}
      onPointerLeave={() => onPoint(null)}
    >
      {head}
      <tbody>
        {rows.map(({ name, isNamed, days }) => (
          <tr key={name}>
            <th
              scope="row"
              aria-label={name}
              className="p-0 text-left text-small leading-none font-regular text-soft"
            >
              {isNamed && name.slice(0, 3)}
            </th>
            {days.map((day, column) =>
              day === null ? (
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label -- a place of another year
                <td key={column} className="p-0" />
              ) : (
                <RibbonDay key={day} day={day} progress={progress} isCursor={day === cursor} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayAt(target: EventTarget): LocalDay | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('[data-ribbon-day]')?.dataset['ribbonDay'] ?? null;
}
