import type { RoutineExercise } from '@limber/contract/routines';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { areasInWords, postureInWords } from '@limber/domain/routines/workout-words';
import { compileScript } from '@limber/domain/player/compile-script';
import { scriptLengthWords } from '@limber/domain/player/script-length';
import { spokenName } from '@limber/domain/player/spoken-name';
import type { ReactNode } from 'react';
import { LargeFigure } from '#features/exercises/large-figure.tsx';
import { useSessionExercises } from '#features/workout/session-exercises.ts';
import type { Workout } from '#features/workout/use-workout.ts';

/** "Neck and shoulders, about 4 minutes, seated". */
export function TodaySentence({ workout }: { workout: Workout }) {
  const { exercises, completed, inHistory } = workout;
  const open = exercises.filter(({ id }) => !completed.has(id));
  const isBegun = open.length < exercises.length;
  // Spaces that keep "Wrists & hands" in one line.
  const areas = areasInWords(exercises.map(({ bodyArea }) => bodyArea)).replaceAll(
    ' & ',
    '\u00a0&\u00a0',
  );
  const played = useSessionExercises(open, exercises);
  const length = scriptLengthWords(compileScript(played).seconds) + (isBegun ? ' left' : '');
  const posture = postureInWords(open.map(({ posture }) => posture));
  return (
    <SentenceRoom>
      <h2 className="grid gap-x-1 lg:gap-2">
        <span className="text-title text-balance lg:text-display">
          {inHistory ? 'Done for today' : areas}
          <span className="sr-only">{inHistory ? ': ' : ', '}</span>
        </span>
        <span className="font-regular lg:text-title">
          {inHistory ? areas : open.length > 0 ? `${length}, ${posture}` : 'all done'}
        </span>
      </h2>
    </SentenceRoom>
  );
}

/** Space for the usual length of the sentence. */
export function SentenceRoom({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-21 min-w-0 sm:min-h-14 lg:col-start-2 lg:row-start-2 lg:pt-2 lg:pr-6">
      {children}
    </div>
  );
}

export function BeforeToday({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 min-w-0 empty:hidden lg:col-start-2 lg:row-start-3 lg:pr-6">
      {children}
    </div>
  );
}

type StageProps = {
  exercise: RoutineExercise | undefined;
  /** The figure stands still, e.g. behind a dialog. */
  resting: boolean;
};

export function Stage({ exercise, resting }: StageProps) {
  return (
    <StageGround>
      {exercise && (
        <LargeFigure key={exercise.id} exercise={exercise} resting={resting}>
          <p className="min-w-0">
            <span className="block truncate font-strong">{spokenName(exercise.name)}</span>
            <span className="block truncate text-small text-soft">{doseWords(exercise)}</span>
          </p>
        </LargeFigure>
      )}
    </StageGround>
  );
}

/**
 * The box of the figure, in its final size also while empty. On desktops it reaches behind the
 * header.
 */
export function StageGround({ children }: { children?: ReactNode }) {
  return (
    <div
      data-stage
      className="relative -mx-4 mt-3 h-[clamp(12.5rem,calc(100svh-30.5rem-var(--mission)),30rem)] sm:-mx-6 lg:col-start-3 lg:row-span-4 lg:row-start-1 lg:-mt-16 lg:mr-0 lg:ml-0 lg:h-auto lg:min-h-[clamp(30rem,calc(100dvh-8.5rem-var(--mission)),52rem)]"
    >
      <div className="absolute inset-0 bottom-14 bg-scene lg:rounded-bl-card" />
      <div className="absolute inset-0 lg:top-12">{children}</div>
    </div>
  );
}

export function TodayActions({ actions, progress }: { actions: ReactNode; progress: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-4 pt-3 lg:col-start-2 lg:row-start-4 lg:gap-8 lg:pt-8 lg:pb-6 lg:pr-6">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">{actions}</div>
      <div className="mt-auto grid gap-3">{progress}</div>
    </div>
  );
}
