import type { RoutineExercise } from '@limber/contract/routines';
import { type RefObject, useEffect, useRef } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { Player } from '#features/player/player.ts';
import { ThisHurts } from '#features/workout/this-hurts.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import { Button } from '#ui/button.tsx';
import { PauseButton } from './pause-button.tsx';

type Props = {
  session: Player;
  exercise: RoutineExercise;
  replacing: Replacing | null;
  /** Holds "This hurts" while shown, for keys and the small window. */
  hurtsButton: RefObject<HTMLButtonElement | null>;
};

/**
 * Hides a label beside its icon where there is no room: narrowest phones, landscape beside the
 * figure, large text.
 */
const LABEL_STYLE = '@max-[20rem]:sr-only';

export function PlayerControls({ session, exercise, replacing, hurtsButton }: Props) {
  const { controls } = session;
  const pause = useRef<HTMLButtonElement>(null);
  // Focus lets keys work at once, and screen readers announce the place.
  useEffect(() => pause.current?.focus({ preventScroll: true }), []);
  // Space then resumes, instead of pressing "This hurts" again.
  const stop = () => {
    controls.pause();
    pause.current?.focus();
  };
  const isReplacing = replacing?.pendingId === exercise.id;
  return (
    // Sticky, so that Pause is always visible.
    <div className="sticky bottom-0 bg-ground px-4 shadow-[0_-0.25rem_0.25rem_var(--color-ground)] pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:px-6 sm:not-short:pt-2 sm:not-short:pb-4">
      <div className="@container grid gap-2 short:gap-1">
        <div className="flex flex-wrap gap-2">
          <Button kind="secondary" onClick={controls.back}>
            <SkipBack aria-hidden />
            <span className={LABEL_STYLE}>Back</span>
          </Button>
          <div className="grow">
            <PauseButton ref={pause} session={session} size="large" />
          </div>
          <Button kind="secondary" onClick={controls.skip}>
            <SkipForward aria-hidden />
            <span className={LABEL_STYLE}>Skip</span>
          </Button>
        </div>
        {/* Narrow windows drop the icons, to fit one row. */}
        <div className="flex flex-wrap justify-center gap-x-2 @max-[25rem]:gap-x-0 @max-[25rem]:[&_svg]:hidden @max-[20rem]:[&>button]:px-3">
          {replacing && (
            <ThisHurts
              ref={hurtsButton}
              exercise={exercise}
              hurting={replacing.hurting}
              kind="secondary"
              onStop={stop}
              onGoOn={controls.resume}
            />
          )}
          <Button kind="quiet" onClick={controls.again}>
            <RotateCcw aria-hidden />
            Tell me again
          </Button>
          {replacing && (
            <Button kind="quiet" pending={isReplacing} onClick={() => replacing.run(exercise.id)}>
              {!isReplacing && <RefreshCw aria-hidden />}
              Replace
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
