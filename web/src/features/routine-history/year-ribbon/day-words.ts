import { counted } from '@limber/domain/counted';
import { isWeekend } from '@limber/domain/progress/week';
import { durationWords } from '@limber/domain/routines/routine-duration';
import type { LocalDay } from '@limber/domain/time/local-day';
import type { YearsMoved } from '../use-progress.ts';

/** "6 minutes, 2 routines", or words for a day without movement, which never reproach the user. */
export function dayWordsOf(day: LocalDay, progress: YearsMoved): string {
  const done = progress.byDay.get(day);
  if (done) {
    const routines = done.routines > 0 ? `, ${counted(done.routines, 'routine')}` : '';
    return `${durationWords(done.seconds)}${routines}`;
  }
  if (progress.off.has(day)) return 'a day off';
  if (day === progress.today) return 'today is still open';
  if (day > progress.today) return 'to come';
  return isWeekend(day, progress.week) ? 'weekend' : 'a rest day';
}
