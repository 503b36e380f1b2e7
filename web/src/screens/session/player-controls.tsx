import type { RoutineExercise } from '@limber/contract/routines';
import { type RefObject, useEffect, useRef } from 'react';
import type { SessionEngine } from '#features/session/session.ts';
import { ThisHurts } from '#features/workout/this-hurts.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import { Button } from '#ui/button.tsx';
import { RefreshCw } from '#ui/icons/refresh-cw.tsx';
import { RotateCcw } from '#ui/icons/rotate-ccw.tsx';
import { SkipBack } from '#ui/icons/skip-back.tsx';
import { SkipForward } from '#ui/icons/skip-forward.tsx';
import { PauseButton } from './pause-button.tsx';

type Props = {
  session: SessionEngine;
  exercise: RoutineExercise;
  replacing: Replacing | null;
  /** Holds "This hurts" while it is there, for what presses it from elsewhere. */
  hurtsButton: RefObject<HTMLButtonElement | null>;
};

/** On the narrowest phones, and beside the figure of one on its side, there is room for their pictures alone. */
const BESIDE_FIGURE = 'max-[359px]:sr-only sm:max-lg:landscape:sr-only';

/** A big Pause, and beside it the ways through the session. */
export function PlayerControls({ session, exercise, replacing, hurtsButton }: Props) {
  const { controls } = session;
  const pause = useRef<HTMLButtonElement>(null);
  // So that keys reach it when the session begins, and a screen reader says where it is.
  useEffect(() => pause.current?.focus({ preventScroll: true }), []);
  // Space then goes on, instead of saying once more that it hurts.
  const stop = () => {
    controls.pause();
    pause.current?.focus();
  };
  const isReplacing = replacing?.pendingId === exercise.id;
  return (
    <div className="grid gap-2 px-4 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:gap-0 short:pt-1 short:pb-1 sm:px-6 sm:not-short:pt-2 sm:not-short:pb-4 sm:landscape:col-start-2 sm:landscape:pl-0">
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" onClick={controls.back}>
          <SkipBack aria-hidden />
          <span className={BESIDE_FIGURE}>Back</span>
        </Button>
        <div className="grow">
          <PauseButton ref={pause} session={session} size="large" />
        </div>
        <Button kind="secondary" onClick={controls.skip}>
          <SkipForward aria-hidden />
          <span className={BESIDE_FIGURE}>Skip</span>
        </Button>
      </div>
      {/* One row on phones: their words are enough. */}
      <div className="flex flex-wrap justify-center sm:gap-2 max-sm:[&_.icon]:hidden sm:max-lg:landscape:[&_.icon]:hidden max-[359px]:[&>button]:px-2">
        <Button kind="quiet" onClick={controls.again}>
          <RotateCcw aria-hidden />
          Again
        </Button>
        {replacing && (
          <Button kind="quiet" pending={isReplacing} onClick={() => replacing.run(exercise.id)}>
            {!isReplacing && <RefreshCw aria-hidden />}
            Replace
          </Button>
        )}
        {replacing && (
          <ThisHurts
            ref={hurtsButton}
            exercise={exercise}
            hurting={replacing.hurting}
            kind="quiet"
            onStop={stop}
            onGoOn={controls.resume}
          />
        )}
      </div>
    </div>
  );
}
