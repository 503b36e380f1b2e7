import { strengthOf } from '@limber/domain/progress/days-moved';
import type { LocalDay } from '@limber/domain/time/local-day';
import { clsx } from 'clsx';
import { memo } from 'react';
import { fullDayWords } from '@limber/domain/time/day-words';
import type { YearsMoved } from '../use-progress.ts';
import { dayWordsOf } from './day-words.ts';

/** A day's mark by its level of movement: the more movement, the larger and darker the mark. */
const MOVED = {
  1: 'w-[58%] bg-brand/75',
  2: 'w-[78%] bg-brand',
  3: 'w-[96%] bg-deep',
} as const;

type Props = { day: LocalDay; progress: YearsMoved; isCursor: boolean };

export const RibbonDay = memo(function RibbonDay({ day, progress, isCursor }: Props) {
  const { today } = progress;
  return (
    <td
      data-ribbon-day={day}
      tabIndex={isCursor ? 0 : -1}
      aria-selected={isCursor}
      aria-current={day === today ? 'date' : undefined}
      aria-label={`${fullDayWords(day)}: ${dayWordsOf(day, progress)}`}
      className="cursor-pointer p-0 -outline-offset-1"
    >
      <span className="grid aspect-square place-items-center max-md:my-1">
        <span className={clsx('aspect-square rounded-pill', markStyle(day, progress))} />
      </span>
    </td>
  );
});

function markStyle(day: LocalDay, { today, byDay, off }: YearsMoved): string {
  const strength = strengthOf(byDay.get(day));
  if (day === today) {
    return strength === 0
      ? 'w-[84%] border-2 border-movement'
      : 'w-[96%] bg-movement forced-colors:bg-[Highlight]';
  }
  if (strength > 0)
    return clsx(MOVED[strength as keyof typeof MOVED], 'forced-colors:bg-[CanvasText]');
  if (off.has(day)) return 'w-[70%] hatched';
  return clsx(
    'w-[20%]',
    day < today
      ? 'bg-edge/60 forced-colors:bg-[GrayText]'
      : 'bg-hairline forced-colors:bg-[GrayText]',
  );
}
