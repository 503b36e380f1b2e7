import type { RoutineRecord } from '@limber/contract/routine-history';
import { areaLabel } from '@limber/domain/body-areas';
import { durationWords } from '@limber/domain/routines/routine-duration';
import type { LocalDay } from '@limber/domain/time/local-day';
import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { counted } from '@limber/domain/counted';
import { dayWords, fullDayWords } from '@limber/domain/time/day-words';
import { NamesList } from '#ui/names-list.tsx';
import { Popover } from '#ui/popover.tsx';

type Props = {
  day: LocalDay;
  records: readonly RoutineRecord[];
  isToday: boolean;
  /** The day belongs to the month before or after. */
  isOutside: boolean;
  isCursor: boolean;
};

/** A day, with a dot when routines were completed on it; pressing it lists them. */
export function CalendarDay({ records, ...day }: Props) {
  const [open, setOpen] = useState(false);
  if (records.length === 0) return <DayButton {...day} count={0} aria-disabled />;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={`Routines on ${dayWords(day.day)}`}
      trigger={<DayButton {...day} count={records.length} />}
    >
      <ul className="grid gap-4">
        {records.map((record) => (
          <RoutineSummary key={record.id} record={record} />
        ))}
      </ul>
    </Popover>
  );
}

type DayProps = Omit<Props, 'records'> & ComponentProps<'button'> & { count: number };

function DayButton({ day, isToday, isOutside, isCursor, count, ...button }: DayProps) {
  return (
    <button
      {...button}
      type="button"
      data-day={day}
      tabIndex={isCursor ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      aria-label={fullDayWords(day) + (count > 0 ? `, ${counted(count, 'routine')}` : '')}
      className={clsx(
        'inline-grid h-13 w-full max-w-14 place-content-center justify-items-center rounded-card transition-colors -outline-offset-2',
        count > 0 ? 'hover:bg-tint data-[state=open]:bg-tint' : 'cursor-default',
      )}
    >
      <span
        className={clsx(
          'grid size-8 place-items-center rounded-pill tabular-nums',
          isToday &&
            'bg-movement font-strong text-on-movement forced-colors:outline-2 forced-colors:outline-solid',
          !isToday && isOutside && 'text-soft',
          !isToday && count > 0 && 'font-strong',
        )}
      >
        {Number(day.slice(-2))}
      </span>
      <span
        className={clsx(
          'size-1.5 rounded-pill',
          count > 0 && 'bg-deep forced-colors:bg-[ButtonText]',
        )}
      />
    </button>
  );
}

const NAMES_SHOWN = 6;

function RoutineSummary({ record }: { record: RoutineRecord }) {
  const { name, exerciseCount, bodyAreas, totalDuration, exerciseNames } = record;
  return (
    <li className="grid gap-1 border-t border-hairline pt-3 text-small [overflow-wrap:anywhere]">
      <p className="text-body font-strong">{name}</p>
      <p className="text-soft">
        {counted(exerciseCount, 'exercise')}, {durationWords(totalDuration)}
      </p>
      {bodyAreas.length > 0 && <p className="text-soft">{bodyAreas.map(areaLabel).join(', ')}</p>}
      <NamesList names={exerciseNames} shown={NAMES_SHOWN} />
    </li>
  );
}
