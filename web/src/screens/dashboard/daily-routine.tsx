import type { Routine } from '@limber/contract/routines';
import { toWeights } from '@limber/domain/pain-points/pain-points';
import { selectedAreas } from '@limber/domain/pain-points/weights';
import { useQuery } from '@tanstack/react-query';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { DoctorNote } from '#features/workout/doctor-note.tsx';
import { DoctorNoteAgain } from '#features/workout/doctor-note-again.tsx';
import { FitTheMoment } from '#features/workout/fit-the-moment.tsx';
import { useSaveWorkout } from '#features/workout/save-workout.ts';
import { useRoutineWorkout } from '#features/workout/use-routine-workout.ts';
import { toastNotSaved, toastSaved } from '#features/workout/save-toasts.ts';
import { RegenerateExercises } from './regenerate-exercises.tsx';
import { WorkoutView } from './workout-view.tsx';
import { ButtonLink } from '#ui/button-link.tsx';

export function DailyRoutine({ routine }: { routine: Routine }) {
  const { id, name, exercises } = routine;
  const saving = useSaveWorkout({ name, routineId: id, exercises }, toastSaved, toastNotSaved);
  const { workout, replacing, regenerating } = useRoutineWorkout(routine, {
    saving,
    regenerateFailure: 'Failed to generate exercises. Please try again.',
  });
  return (
    <WorkoutView
      session={`/session/${id}`}
      workout={workout}
      replacing={replacing}
      before={<DoctorNote />}
      beside={<FitTheMoment routine={routine} workout={workout} />}
      above={<NoPainPoints />}
      foot={<DoctorNoteAgain />}
      more={
        <>
          <RegenerateExercises regenerating={regenerating} />
          <ButtonLink kind="quiet" href={`/routine/${id}`}>
            Follow it step by step
          </ButtonLink>
        </>
      }
    />
  );
}

function NoPainPoints() {
  const { data } = useQuery(painPointsQuery);
  if (!data || selectedAreas(toWeights(data)).length > 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-tint p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <h2 className="text-body">No pain points selected</h2>
        <p>Please select your pain points in Settings to get personalized exercises.</p>
      </div>
      <ButtonLink kind="secondary" href="/onboarding">
        Select pain points
      </ButtonLink>
    </section>
  );
}
