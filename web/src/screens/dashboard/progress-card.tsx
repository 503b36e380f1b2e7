import { percentComplete } from '@limber/domain/routines/completed-exercises';
import { RoutineClock } from '#features/workout/routine-clock.tsx';
import { timerState } from '#features/workout/timer-state.ts';
import type { RoutineTimer } from '#features/workout/use-routine-timer.ts';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

type Props = { completed: number; total: number; timer: RoutineTimer | null };

/** How much of the workout is done, and since when; `timer` is null once that tells nothing. */
export function ProgressCard({ completed, total, timer }: Props) {
  return (
    <Card as="section">
      <h2 className="sr-only">Progress</h2>
      <div className="flex items-start justify-between gap-2">
        <div>
          <p className="text-title font-strong tabular-nums">
            {percentComplete(completed, total)}% complete
          </p>
          <p className="text-soft tabular-nums">
            {completed} of {total} exercises completed
          </p>
        </div>
        {timer && (
          <div className="grid shrink-0 justify-items-end gap-1 text-small text-soft">
            <RoutineClock timer={timer} />
            {timerState(timer)}
          </div>
        )}
      </div>
      <div className="mt-4">
        <ProgressBar label="Exercises completed" value={completed} max={total} />
      </div>
    </Card>
  );
}
