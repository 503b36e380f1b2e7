import { percentComplete } from '@limber/domain/routines/completed-exercises';
import { Card } from '#ui/card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { SessionTime } from './session-time.tsx';
import type { SessionClock } from './use-session-clock.ts';

type Props = { completed: number; total: number; clock: SessionClock };

/** How much of the plan is done, and how long it has taken. */
export function RunnerProgress({ completed, total, clock }: Props) {
  const percent = percentComplete(completed, total);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-title font-strong tabular-nums">{percent}% complete</p>
          <p className="text-soft tabular-nums">
            {completed} of {total} exercises completed
          </p>
        </div>
        <SessionTime clock={clock} />
      </div>
      <div className="mt-4">
        <ProgressBar label="Exercises completed" value={completed} max={total} />
      </div>
      <VisuallyHidden live>
        {completed > 0 && `${completed} of ${total} exercises completed, ${percent} percent`}
      </VisuallyHidden>
    </Card>
  );
}
