import { bestWords, streakWords, weekWords } from '@limber/domain/progress/progress-words';
import { streakOf } from '@limber/domain/progress/streak';
import type { YearsMoved } from './use-progress.ts';
import { useProgress } from './use-progress.ts';

/** Sentences about this week and the time before. Space is reserved until they are known. */
export function WeekWords() {
  const { data } = useProgress();
  return (
    <div className="grid min-h-11 gap-0.5">
      <p className="min-h-6 font-strong tabular-nums">{data && `${weekWords(data)}.`}</p>
      <p className="min-h-5 text-small text-soft">{data && pastWords(data)}</p>
    </div>
  );
}

function pastWords(progress: YearsMoved): string {
  return [streakWords(progress), bestWords(streakOf(progress))].filter(Boolean).join(' ');
}
