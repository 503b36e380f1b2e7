import type { RoutineExercise } from '@limber/contract/routines';
import type { Player } from '#features/player/player.ts';
import { Button } from '#ui/button.tsx';
import { SessionFigure } from './session-figure.tsx';
import type { FloatingWindow } from './use-floating-window.ts';

type Props = {
  exercise: RoutineExercise;
  session: Player;
  floating: FloatingWindow;
};

/** The figure fills its room; while the small window is open, a way back replaces it. */
export function PlayerStage({ exercise, session, floating }: Props) {
  return (
    <div className="m-3 max-lg:portrait:mx-0 max-lg:portrait:mb-0 max-lg:portrait:mt-1 max-lg:portrait:rounded-none min-h-38 grow overflow-hidden relative rounded-card bg-stage text-on-stage sm:landscape:fixed sm:landscape:inset-y-0 sm:landscape:left-0 sm:landscape:w-[calc(var(--figure)-0.75rem)] sm:landscape:min-h-0">
      {floating.window ? (
        <div className="grid h-full place-content-center justify-items-center gap-3 p-4 text-center">
          <p>The session is in the small window.</p>
          <Button kind="secondary" onClick={floating.close}>
            Bring it back
          </Button>
        </div>
      ) : (
        // A growing item has no definite height: container units would be 0.
        <div className="absolute inset-0 [container-type:size]">
          <SessionFigure exercise={exercise} clock={session.clock} />
        </div>
      )}
    </div>
  );
}
