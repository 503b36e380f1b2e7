import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { clockWords } from '#features/workout/clock.ts';
import { ExerciseDialog } from '#features/workout/exercise-dialog.tsx';
import { ExerciseSteps } from '#features/workout/exercise-steps.tsx';
import { InHistory } from '#features/workout/in-history.tsx';
import { RoutineClock } from '#features/workout/routine-clock.tsx';
import { SaveButton } from '#features/workout/save-button.tsx';
import { StartSession } from '#features/workout/start-session.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { WorkoutProgress } from '#features/workout/workout-progress.tsx';
import { Card } from '#ui/card.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { ActionBar } from './action-bar.tsx';
import { DashboardColumns } from './dashboard-page.tsx';
import { ExerciseList } from './exercise-list.tsx';
import { HistoryPanel } from './history-panel.tsx';

const WORDS = { last: 'Complete Routine', next: 'Next to Do', save: 'Finish' };
/** Narrower than the first breakpoint of the design. */
const PHONE = '(width < 40rem)';

type Props = {
  kind: 'daily' | 'plan';
  /** The address of this workout as a session. */
  session: string;
  workout: Workout;
  replacing: Replacing;
  /** Restarts a saved workout; null where regenerating does that. */
  onAgain: (() => void) | null;
  /** Stands above the exercises. */
  before?: ReactNode;
  /** Stands below the exercises. */
  after?: ReactNode;
  /** Beside the main button below the exercises. */
  more: ReactNode;
};

/** A workout, its progress and what can be done with it. */
export function WorkoutView(props: Props) {
  const { kind, session, workout, replacing, onAgain, before, after, more } = props;
  const { exercises, completed, allCompleted, clock, inHistory, phase, send } = workout;
  const isPhone = useMediaQuery(PHONE);
  const canReplace = phase === 'idle' ? replacing : null;
  const offersToSave = !isPhone && !inHistory && allCompleted;
  const save = () => send({ type: 'save' });
  const completeLast = (index: number) => {
    send({ type: 'mark-and-go-on', index });
    save();
  };
  return (
    <>
      <DashboardColumns
        progress={<ProgressCard workout={workout} session={session} />}
        main={
          <>
            {inHistory && <InHistory workout={workout} kind={kind} onAgain={onAgain} />}
            {before}
            <ExerciseList workout={workout} replacing={canReplace} />
            {after}
            <div
              className={clsx(
                'flex flex-wrap items-center gap-3',
                offersToSave && 'sticky bottom-0 -my-2 bg-ground py-4',
              )}
            >
              {offersToSave && (
                <SaveButton phase={phase} onSave={save}>
                  Complete Workout
                </SaveButton>
              )}
              {more}
            </div>
          </>
        }
        side={<HistoryPanel />}
      />
      {isPhone && !inHistory && <ActionBar workout={workout} onSave={save} />}
      <ExerciseDialog
        workout={workout}
        replacing={inHistory ? null : canReplace}
        timer={
          <>
            <RoutineClock clock={clock} />
            <p className="grid text-small leading-4">
              <span className="text-soft">Routine Timer</span>
              <output className="font-strong">{clockWords(clock)}</output>
            </p>
          </>
        }
      >
        <ExerciseSteps workout={workout} words={WORDS} onLast={completeLast} onSave={save} />
      </ExerciseDialog>
      <VisuallyHidden live>
        Done: {completed.size} of {exercises.length}. Routine timer:{' '}
        {clockWords(clock).toLowerCase()}.
      </VisuallyHidden>
    </>
  );
}

/** The way into the session, the progress, and the timer unless the workout is saved. */
function ProgressCard({ workout, session }: Pick<Props, 'workout' | 'session'>) {
  const { clock, inHistory } = workout;
  return (
    <Card as="section">
      <h2 className="sr-only">Progress</h2>
      <WorkoutProgress
        workout={workout}
        timer={
          !(inHistory && clock.state === 'not-started') && (
            <div className="grid shrink-0 justify-items-end gap-1 text-small text-soft">
              <RoutineClock clock={clock} />
              {clockWords(clock)}
            </div>
          )
        }
      />
      <div className="mt-4 empty:hidden">
        <StartSession workout={workout} href={session} prominent />
      </div>
    </Card>
  );
}
