import type { LocalDay } from '@limber/domain/time/local-day';
import { clsx } from 'clsx';
import { Button } from '#ui/button.tsx';
import { singlePress } from '#browser/single-press.ts';
import { dayOfYearWords } from '@limber/domain/time/day-words';
import { useDayOff } from '../history.api.ts';
import type { YearsMoved } from '../use-progress.ts';
import { dayWordsOf } from './day-words.ts';

type Props = {
  progress: YearsMoved;
  day: LocalDay;
  /** The day under the pointer, shown instead. */
  pointed: LocalDay | null;
};

/** A day's movement, and a switch for a day off. */
export function DayReading({ progress, day, pointed }: Props) {
  const marking = useDayOff();
  const shown = pointed ?? day;
  const isOff = marking.isPending ? marking.variables.off : progress.off.has(day);
  const canBeMarked = !progress.byDay.has(day);
  return (
    <div className="flex min-h-12 items-center justify-between gap-x-4">
      <p aria-hidden={pointed !== null}>
        <span className="font-strong">{dayOfYearWords(shown)}</span>
        <span className="text-soft">, {dayWordsOf(shown, progress)}</span>
      </p>
      <div className={clsx('shrink-0', !canBeMarked && 'invisible')}>
        <Button
          kind="secondary"
          size="small"
          aria-pressed={isOff}
          aria-label={`Day off: ${dayOfYearWords(day)}`}
          {...singlePress(() => marking.mutate({ date: day, off: !isOff }))}
        >
          Day off
        </Button>
      </div>
    </div>
  );
}
