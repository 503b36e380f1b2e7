import type { Routine } from '@limber/contract/routines';
import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useMarks } from '../../parts/completion-record/use-marks.ts';
import { useRegenerateExercise, useRegenerateRoutine } from '../../parts/routines/routines.api.ts';
import { useRoutineSave } from '../../parts/routine-save/use-routine-save.ts';
import { Page } from '../../ui/page.tsx';
import { textLinkStyle } from '../../ui/text-link.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { RoutineBar } from './routine-bar.tsx';
import { RoutineComplete } from './routine-complete.tsx';
import { useCompleteExercise, useCompleteRoutine } from './routine.api.ts';

/** A routine as cards, or one of its exercises: ?exercise={number from 1}. */
export function RoutineView({ routine }: { routine: Routine }) {
  const { exercises } = routine;
  const [, navigate] = useLocation();
  const [search, setSearch] = useSearchParams();
  const marks = useMarks(routine);
  const complete = useCompleteExercise(routine, marks);
  const completeAll = useCompleteRoutine(routine);
  const { phase, save } = useRoutineSave({
    save: () => completeAll.mutateAsync(),
    leave: () => navigate('/dashboard'),
  });
  const one = useRegenerateExercise(routine, marks.unmark);
  const all = useRegenerateRoutine(routine, {
    failure: 'Failed to regenerate routine',
    onRegenerated: (changed) =>
      marks.unmark(...[...exercises, ...changed.exercises].map(({ id }) => id)),
  });

  const next = nextToDo(exercises, marks.completed);
  const shown = Number(search.get('exercise')) - 1;
  const exercise = exercises[shown];
  const show = (index: number | null) => {
    setSearch(index === null ? {} : { exercise: String(index + 1) });
    window.scrollTo(0, 0);
  };
  const toggle = (index: number) => {
    const exerciseId = exercises[index]?.id;
    if (exerciseId === undefined) return;
    if (marks.completed.has(exerciseId)) marks.unmark(exerciseId);
    else complete.mutate({ index, exerciseId });
  };
  const stateOf = (index: number, id: number) => ({
    completed: marks.completed.has(id),
    regenerating: one.isPending && one.variables === index,
    onToggle: () => toggle(index),
    onRegenerate: () => one.mutate(index),
  });

  return (
    <>
      <Page
        title={routine.name}
        heading={exercise ? exercise.name : routine.name}
        step={exercise && String(shown)}
        lead={<Minutes duration={routine.duration} />}
        actions={<BackToDashboard />}
      >
        {(phase === 'success' || phase === 'celebration') && (
          <RoutineComplete count={exercises.length} />
        )}
        {exercise ? (
          <ExerciseView
            exercise={exercise}
            position={{ index: shown, total: exercises.length, onMove: show }}
            {...stateOf(shown, exercise.id)}
            onBack={() => show(null)}
          />
        ) : (
          <ol aria-label="Exercises of this routine" className="grid gap-3">
            {exercises.map((item, index) => (
              <ExerciseCard
                key={item.id}
                exercise={item}
                isNext={index === next}
                {...stateOf(index, item.id)}
                onOpen={() => show(index)}
              />
            ))}
          </ol>
        )}
      </Page>
      <RoutineBar
        phase={phase}
        allCompleted={next === null}
        refreshing={all.isPending}
        onRefresh={() => {
          show(null);
          all.mutate();
        }}
        onDone={save}
      />
    </>
  );
}

function Minutes({ duration }: { duration: number }) {
  const minutes = toMinutes(duration);
  return (
    <>
      {minutes} {minutes === 1 ? 'minute' : 'minutes'}
    </>
  );
}

function BackToDashboard() {
  return (
    <Link href="/dashboard" className={`${textLinkStyle} flex min-h-11 items-center gap-2`}>
      <ArrowLeft aria-hidden className="size-5" />
      Back to dashboard
    </Link>
  );
}
