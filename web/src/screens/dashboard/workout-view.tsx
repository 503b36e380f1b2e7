import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { timerState } from '#features/workout/timer-state.ts';
import { SaveToPlanDialog } from '#features/custom-plans/save-to-plan-dialog.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ActionBar } from './action-bar.tsx';
import { DashboardColumns } from './dashboard-columns.tsx';
import { ExerciseList } from '#features/workout/exercise-list.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { InHistory } from '#features/routine-history/in-history.tsx';
import { ProgressCard } from './progress-card.tsx';
import { OpenExercise } from './open-exercise.tsx';
import { useFinishWorkout } from '#features/workout/use-finish-workout.ts';
import { CompleteWorkout } from './complete-workout.tsx';
import { usePhone } from './use-phone.ts';
import type { Workout } from '#features/workout/workout.ts';

type Props = Workout & {
  /** Stands above the exercises. */
  before?: ReactNode;
  /** Beside the main button below the exercises. */
  more: ReactNode;
};

/** A workout, its progress and what can be done with it. */
export function WorkoutView({ before, more, ...workout }: Props) {
  const { exercises, marks, timer } = workout;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const [toSave, setToSave] = useState<number | null>(null);
  const finish = useFinishWorkout(workout, () => setOpenIndex(null));
  const isPhone = usePhone();
  const count = exercises.filter(({ id }) => marks.completed.has(id)).length;
  const savedExercise = exercises.find(({ id }) => id === toSave);

  const open = (index: number) => {
    if (!finish.inHistory) timer.start();
    setOpenIndex(index);
  };
  const toggle = (index: number) => {
    const exercise = exercises[index];
    if (!exercise) return;
    if (marks.completed.has(exercise.id)) {
      marks.unmark(exercise.id);
      return;
    }
    timer.start();
    marks.mark(exercise.id);
  };
  const offersToComplete = !isPhone && !finish.inHistory && count === exercises.length;
  const again =
    workout.again &&
    (() => {
      workout.again?.();
      finish.forget();
    });
  return (
    <>
      <DashboardColumns
        progress={
          <ProgressCard
            completed={count}
            total={exercises.length}
            timer={finish.inHistory && timer.startedAt === null ? null : timer}
          />
        }
        main={
          <>
            {finish.inHistory && (
              <InHistory workout={workout} announced={finish.justFinished} onAgain={again} />
            )}
            {before}
            <ExerciseList
              workout={workout}
              highlightsNext={!isPhone}
              fixed={finish.inHistory || finish.phase !== 'idle'}
              onOpen={open}
              onToggle={toggle}
              onSave={setToSave}
            />
            <div
              className={clsx(
                'flex flex-wrap items-center gap-3',
                offersToComplete && 'sticky bottom-0 -my-2 bg-ground py-4',
              )}
            >
              {offersToComplete && <CompleteWorkout phase={finish.phase} onComplete={finish.run} />}
              {more}
            </div>
          </>
        }
        side={<HistoryPanel />}
      />
      {isPhone && <ActionBar workout={workout} finish={finish} onOpen={open} />}
      {openIndex !== null && (
        <OpenExercise
          index={openIndex}
          workout={workout}
          finish={finish}
          onMove={setOpenIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
      {savedExercise && (
        <SaveToPlanDialog
          exercise={savedExercise}
          estimatedDuration={ESTIMATED_DURATION.dashboard}
          open
          onOpenChange={() => setToSave(null)}
        />
      )}
      <VisuallyHidden live>
        Done: {count} of {exercises.length}. Routine timer: {timerState(timer).toLowerCase()}.
      </VisuallyHidden>
    </>
  );
}
