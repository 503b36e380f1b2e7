import type { Routine } from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { toMinutes } from '@limber/domain/routines/routine-duration';
import { useSearchParams } from 'wouter';
import { Page } from '#ui/page.tsx';
import { Back } from './back.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { ExerciseView } from './exercise-view.tsx';
import { NextStep } from './next-step.tsx';
import { RoutineBar } from './routine-bar.tsx';
import { RoutineComplete } from './routine-complete.tsx';
import { useGuidedRoutine } from './use-guided-routine.ts';

/** A routine as cards, or one of its exercises: ?exercise={number from 1}. */
export function RoutineView({ routine }: { routine: Routine }) {
  const { exercises } = routine;
  const [search, setSearch] = useSearchParams();
  const guided = useGuidedRoutine(routine);
  const { completed, phase } = guided;

  const number = search.get('exercise');
  const shown = exercises.findIndex((_, index) => String(index + 1) === number);
  const next = nextToDo(exercises, completed, shown);
  const exercise = exercises[shown];
  const show = (index: number | null) => {
    setSearch(index === null ? {} : { exercise: String(index + 1) });
    window.scrollTo(0, 0);
  };
  return (
    <>
      <Page
        title={routine.name}
        heading={exercise ? exercise.name : routine.name}
        step={exercise && String(shown)}
        lead={
          <>
            {exercise && `${routine.name}, `}
            {counted(toMinutes(routine.duration), 'minute')}
          </>
        }
        actions={<Back onBack={exercise ? () => show(null) : null} />}
      >
        {(phase === 'success' || phase === 'celebration') && (
          <RoutineComplete count={exercises.length} />
        )}
        {exercise ? (
          <ExerciseView
            exercise={exercise}
            position={{ index: shown, total: exercises.length, onMove: show }}
            {...guided.at(shown)}
          />
        ) : (
          <ol aria-label="Exercises of this routine" className="grid gap-3">
            {exercises.map((item, index) => (
              <ExerciseCard
                key={item.id}
                exercise={item}
                {...guided.at(index)}
                onOpen={() => show(index)}
              />
            ))}
          </ol>
        )}
      </Page>
      <RoutineBar
        refreshing={guided.refreshing}
        saving={phase !== 'idle'}
        onRefresh={() => {
          show(null);
          guided.refresh();
        }}
      >
        <NextStep
          phase={phase}
          open={exercise && !completed.has(exercise.id) ? exercise : null}
          begun={completed.size > 0}
          next={next === null ? null : (exercises[next] ?? null)}
          onMark={() => guided.toggle(shown)}
          onNext={() => show(next)}
          onDone={guided.save}
        />
      </RoutineBar>
    </>
  );
}
