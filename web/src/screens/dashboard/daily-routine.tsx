import type { Routine } from '@limber/contract/routines';
import { RotateCw } from 'lucide-react';
import { useMarks } from '#features/workout/use-marks.ts';
import { useRegenerateExercise, useRegenerateRoutine } from '#features/routines/routines.api.ts';
import { useRoutineTimer } from '#features/workout/use-routine-timer.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { BeforeTheFirst } from './before-the-first.tsx';
import { NoPainPoints } from './no-pain-points.tsx';
import { WorkoutView } from './workout-view.tsx';

/** Today's routine, to do here or in its guided form. */
export function DailyRoutine({ routine }: { routine: Routine }) {
  const marks = useMarks(routine);
  const timer = useRoutineTimer();
  const one = useRegenerateExercise(routine, marks.unmark);
  const all = useRegenerateRoutine(routine, {
    failure: 'Failed to generate exercises. Please try again.',
    onRegenerated: ({ exercises }) => {
      marks.unmark(...[...routine.exercises, ...exercises].map(({ id }) => id));
      timer.reset();
    },
  });
  return (
    <WorkoutView
      name={routine.name}
      routineId={routine.id}
      exercises={routine.exercises}
      marks={marks}
      timer={timer}
      again={null}
      inHistory={routine.completedAt !== null}
      regenerate={{
        pendingIndex: one.isPending ? one.variables : null,
        run: (index) => one.mutate(index),
      }}
      before={
        <>
          <BeforeTheFirst />
          <NoPainPoints />
        </>
      }
      more={
        <>
          <Button kind="secondary" pending={all.isPending} onClick={() => all.mutate()}>
            {!all.isPending && <RotateCw aria-hidden />}
            Regenerate Exercises
          </Button>
          <ButtonLink kind="quiet" href={`/routine/${routine.id}`}>
            Follow it step by step
          </ButtonLink>
        </>
      }
    />
  );
}
