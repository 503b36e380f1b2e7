import type { ReactNode } from 'react';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { PlannableExercise } from '#features/custom-plans/plannable-exercise.tsx';
import { RegenerateButton } from './exercise-item.tsx';
import { ThisHurts } from './this-hurts.tsx';
import { LazyHowOften } from './wishes/lazy-wishes.ts';
import type { Replacing } from './use-routine-workout.ts';
import type { Workout } from './use-workout.ts';

type Props = {
  workout: Workout;
  timer: ReactNode;
  /** Null when exercises can no longer be replaced. */
  replacing: Replacing | null;
  /** `ExerciseSteps` with the screen's labels. */
  children: ReactNode;
};

export function ExerciseDialog({ workout, timer, replacing, children }: Props) {
  const { exercises, openIndex, send } = workout;
  const exercise = openIndex === null ? undefined : exercises[openIndex];
  if (openIndex === null || !exercise) return null;
  return (
    <PlannableExercise
      exercise={exercise}
      position={{
        index: openIndex,
        total: exercises.length,
        next: exercises[openIndex + 1],
        onMove: (index) => send({ type: 'open', index }),
      }}
      estimatedDuration={ESTIMATED_DURATION.dashboard}
      onClose={() => send({ type: 'close' })}
      controls={
        <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex grow flex-wrap items-center gap-x-3 gap-y-2">
            {timer}
            {replacing && (
              <div className="ml-auto flex flex-wrap items-center justify-end gap-2">
                <ThisHurts
                  exercise={exercise}
                  hurting={replacing.hurting}
                  kind="quiet"
                  onStop={() => send({ type: 'pause' })}
                  onGoOn={() => send({ type: 'start' })}
                />
                <RegenerateButton exercise={exercise} replacing={replacing} />
              </div>
            )}
          </div>
          <div className="flex gap-2 max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col">
            {children}
          </div>
        </div>
      }
    >
      <LazyHowOften exercise={exercise} />
    </PlannableExercise>
  );
}
