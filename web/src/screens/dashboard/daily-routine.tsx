import type { Routine } from '@limber/contract/routines';
import { RotateCw } from 'lucide-react';
import { useSaveWorkout } from '#features/workout/save-workout.ts';
import { useRoutineWorkout } from '#features/workout/use-routine-workout.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { DailyNotes } from './daily-notes.tsx';
import { toastNotSaved, toastSaved } from './save-toasts.ts';
import { WorkoutView } from './workout-view.tsx';

/** Today's routine, to do here or in its guided form. */
export function DailyRoutine({ routine }: { routine: Routine }) {
  const { id, name, exercises } = routine;
  const saving = useSaveWorkout({ name, routineId: id, exercises }, toastSaved, toastNotSaved);
  const { workout, replacing, regenerating } = useRoutineWorkout(routine, {
    save: () => saving.mutateAsync(),
    regenerateFailure: 'Failed to generate exercises. Please try again.',
  });
  return (
    <WorkoutView
      kind="daily"
      workout={workout}
      replacing={replacing}
      onAgain={null}
      before={<DailyNotes />}
      more={
        <>
          <Button kind="secondary" pending={regenerating.pending} onClick={regenerating.run}>
            {!regenerating.pending && <RotateCw aria-hidden />}
            Regenerate Exercises
          </Button>
          <ButtonLink kind="quiet" href={`/routine/${id}`}>
            Follow it step by step
          </ButtonLink>
        </>
      }
    />
  );
}
