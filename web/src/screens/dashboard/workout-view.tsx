import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ExerciseSteps } from '#features/workout/exercise-steps.tsx';
import { InHistory } from '#features/workout/in-history.tsx';
import { RoutineTimer } from '#features/workout/routine-clock.tsx';
import { SaveButton } from '#features/workout/save-button.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { AfterPaint } from '#ui/after-paint.tsx';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { useMediaQuery } from '#browser/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ActionBar } from './action-bar.tsx';
import { Below } from './dashboard-page.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { StartToday } from './start-today.tsx';
import { TodayProgress } from './today-progress.tsx';
import { BeforeToday, Stage, TodayActions, TodaySentence } from './today-stage.tsx';
import { ListSkeleton } from './workout-skeleton.tsx';

const LazyExerciseDialog = lazyWhenIdle(
  async () => (await import('#features/workout/exercise-dialog.tsx')).ExerciseDialog,
);

const WORDS = { last: 'Complete Routine', next: 'Next to Do', save: 'Finish' };
/** Below the design's first breakpoint. */
const PHONE = '(width < 40rem)';

type Props = {
  /** The address of the session. */
  session: string;
  workout: Workout;
  replacing: Replacing;
  /** Notes to read before moving. */
  before?: ReactNode;
  /** Beside the start of the session. */
  beside?: ReactNode;
  /** Above the exercises. */
  above?: ReactNode;
  /** Below the exercises. */
  after?: ReactNode;
  /** Beside the main button below the exercises. */
  more: ReactNode;
  /** At the end of the page. */
  foot?: ReactNode;
};

export function WorkoutView(props: Props) {
  const { session, workout, before, beside, above, after, more, foot } = props;
  const { exercises, completed, allCompleted, inHistory, next, openIndex, phase, send } = workout;
  const isPhone = useMediaQuery(PHONE);
  const replacing = phase === 'idle' ? props.replacing : null;
  const offersToSave = !inHistory && allCompleted;
  const save = () => send({ type: 'save' });
  return (
    <>
      <TodaySentence workout={workout} />
      <BeforeToday>{before}</BeforeToday>
      <Stage exercise={exercises[next ?? 0]} resting={openIndex !== null || next === null} />
      <TodayActions
        actions={
          inHistory ? (
            <InHistory workout={workout} />
          ) : (
            <>
              <StartToday workout={workout} href={session} />
              {beside}
            </>
          )
        }
        progress={
          <>
            {isPhone && <FigureStrip workout={workout} />}
            <TodayProgress workout={workout} />
          </>
        }
      />
      <Below>
        <AfterPaint fallback={<ListSkeleton />}>
          <div className="grid gap-6">
            {above}
            <ExerciseList workout={workout} replacing={replacing} />
            {after}
            <div
              className={clsx(
                'flex flex-wrap items-center gap-3 has-[output:not(:empty)]:items-end',
                offersToSave && !isPhone && 'sticky bottom-0 -my-2 bg-ground py-4',
              )}
            >
              {offersToSave && !isPhone && (
                <SaveButton workout={workout} onSave={save}>
                  Complete Workout
                </SaveButton>
              )}
              {more}
            </div>
          </div>
          <AfterPaint>
            <HistoryPanel />
            {foot}
          </AfterPaint>
        </AfterPaint>
      </Below>
      {offersToSave && isPhone && <ActionBar workout={workout} onSave={save} />}
      {openIndex !== null && (
        <OpenExercise workout={workout} replacing={inHistory ? null : replacing} onSave={save} />
      )}
      <VisuallyHidden live>
        Done: {completed.size} of {exercises.length}.
      </VisuallyHidden>
    </>
  );
}

type OpenProps = { workout: Workout; replacing: Replacing | null; onSave: () => void };

function OpenExercise({ workout, replacing, onSave }: OpenProps) {
  const { clock, send } = workout;
  const completeLast = (index: number) => {
    send({ type: 'mark-and-go-on', index });
    onSave();
  };
  return (
    <LazyExerciseDialog
      workout={workout}
      replacing={replacing}
      timer={<RoutineTimer clock={clock} />}
    >
      <ExerciseSteps workout={workout} words={WORDS} onLast={completeLast} onSave={onSave} />
    </LazyExerciseDialog>
  );
}
