import type { RoutineExercise } from '@limber/contract/routines';
import { spokenName } from '@limber/domain/player/spoken-name';
import { createPortal } from 'react-dom';
import type { Player } from '#features/player/player.ts';
import { Button } from '#ui/button.tsx';
import { PauseButton } from './pause-button.tsx';
import { ProgressRing } from '#features/player/progress-ring.tsx';
import { SessionFigure } from './session-figure.tsx';
import { stepWords } from './step-words.ts';

type Props = {
  /** Null while it is closed. */
  window: Window | null;
  exercise: RoutineExercise;
  session: Player;
  /** Null when exercises can no longer be replaced. */
  onHurts: (() => void) | null;
};

export function FloatingSession({ window: floating, exercise, session, onHurts }: Props) {
  if (!floating) return null;
  const { status, caption, step, clock } = session;
  return createPortal(
    <main className="grid h-dvh grid-rows-[minmax(4rem,1fr)_auto_auto] overflow-y-auto">
      <h1 className="sr-only">{spokenName(exercise.name)}</h1>
      <div className="bg-stage text-on-stage [container-type:size]">
        <SessionFigure exercise={exercise} clock={clock} />
      </div>
      <p className="min-h-[2lh] px-3 pt-2 text-body font-strong">{caption}</p>
      <div className="flex items-center gap-3 px-3 pb-3">
        <ProgressRing step={step} running={status === 'running'} compact />
        <div className="grid min-w-0 grow gap-1">
          <p className="text-small text-soft tabular-nums">{stepWords(session)}</p>
          <PauseButton session={session} />
          {onHurts && (
            <Button kind="quiet" size="small" onClick={onHurts}>
              This hurts
            </Button>
          )}
        </div>
      </div>
    </main>,
    floating.document.body,
  );
}
