import type { Routine } from '@limber/contract/routines';
import { FitTheMoment } from '#features/workout/fit-the-moment.tsx';
import { toastNotSaved, toastSaved } from '#features/workout/save-toasts.ts';
import { useSaveWorkout } from '#features/workout/save-workout.ts';
import { useRoutineWorkout } from '#features/workout/use-routine-workout.ts';
import { WorkoutSession } from './workout-session.tsx';

/** Marks exercises and records the workout as the dashboard does. */
export function RoutineSession({ routine }: { routine: Routine }) {
  const { id, name, exercises } = routine;
  const saving = useSaveWorkout({ name, routineId: id, exercises }, toastSaved, toastNotSaved);
  const { workout, replacing } = useRoutineWorkout(routine, {
    saving,
    regenerateFailure: 'Failed to generate exercises. Please try again.',
  });
  return (
    <WorkoutSession
      name={name}
      playerKey={`routine-${id}`}
      workout={workout}
      replacing={replacing}
      canRestart={false}
      before={
        <div className="-ml-3 empty:hidden has-[p]:ml-0">
          <FitTheMoment routine={routine} workout={workout} />
        </div>
      }
    />
  );
}
