import { percentComplete } from '@limber/domain/routines/completed-exercises';
import type { ReactNode } from 'react';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { Workout } from './use-workout.ts';

type Props = { workout: Pick<Workout, 'completed' | 'exercises'>; timer: ReactNode };

export function WorkoutProgress({ workout, timer }: Props) {
  const completed = workout.completed.size;
  const total = workout.exercises.length;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-title font-strong tabular-nums">
            {percentComplete(completed, total)}% complete
          </p>
          <p className="text-soft tabular-nums">
            {completed} of {total} exercises completed
          </p>
        </div>
        {timer}
      </div>
      <div className="mt-4">
        <ProgressBar label="Exercises completed" value={completed} max={total} />
      </div>
    </>
  );
}
