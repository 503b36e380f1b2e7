import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { useMarks } from '#features/workout/use-marks.ts';
import { useToday } from '#ui/use-local-time.ts';
import { useRoutineTimer } from '#features/workout/use-routine-timer.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { useReplaceInPlan } from './plan-routine.api.ts';
import { WorkoutView } from './workout-view.tsx';

type Props = {
  plan: CustomPlan;
  /** Those of the plan, in its order. */
  exercises: readonly Exercise[];
  library: readonly Exercise[];
};

/** A custom plan as a routine. */
export function PlanRoutine({ plan, exercises, library }: Props) {
  const date = useToday();
  const timer = useRoutineTimer();
  const marks = useMarks({
    date,
    completedAt: null,
    exercises: exercises.map(({ id }) => ({ id, completed: false })),
  });
  const replace = useReplaceInPlan({ plan, exercises, library, onReplaced: marks.unmark });
  return (
    <WorkoutView
      name={plan.name}
      routineId={null}
      exercises={exercises}
      marks={marks}
      timer={timer}
      inHistory={false}
      regenerate={{
        pendingIndex: replace.isPending ? replace.variables : null,
        run: (index) => replace.mutate(index),
      }}
      again={() => {
        marks.unmark(...exercises.map(({ id }) => id));
        timer.reset();
      }}
      more={
        <ButtonLink kind="quiet" href="/dashboard">
          Back to today&apos;s routine
        </ButtonLink>
      }
    />
  );
}
