import type { RoutineExercise } from '@limber/contract/routines';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useExercisesAhead } from '#features/exercises/use-exercises-ahead.ts';
import type { Player } from '#features/player/player.ts';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import { AlertDialog } from '#ui/alert-dialog.tsx';
import { FloatingSession } from './floating-session.tsx';
import { PlayerControls } from './player-controls.tsx';
import { PlayerHeader } from './player-header.tsx';
import { PlayerStage } from './player-stage.tsx';
import { PlayerStatus } from './player-status.tsx';
import { useFloatingWindow } from './use-floating-window.ts';
import { useSessionKeys } from './use-session-keys.ts';
import type { WayBack } from './way-back.ts';

type Props = {
  name: string;
  exercises: readonly RoutineExercise[];
  /** The number of the exercise in the workout, from 1. */
  position: { number: number; total: number };
  session: Player;
  /** Null when exercises can no longer be replaced. */
  replacing: Replacing | null;
  wayBack: WayBack;
};

export function SessionPlayer(props: Props) {
  const { name, exercises, position, session, replacing, wayBack } = props;
  const [, navigate] = useLocation();
  const [leaving, setLeaving] = useState(false);
  const floating = useFloatingWindow();
  const exercise = exercises[session.index];
  const next = exercises[session.index + 1];
  useExercisesAhead(exercises);
  const leave = () => {
    session.controls.pause();
    setLeaving(true);
  };
  // Keys and the small window press this button; the answer always opens in the page.
  const hurtsButton = useRef<HTMLButtonElement>(null);
  const sayItHurts = () => {
    window.focus();
    hurtsButton.current?.click();
  };
  const keys = { enabled: !leaving, onHurts: sayItHurts, onLeave: leave };
  useSessionKeys({ session, floating: floating.window, ...keys });
  if (!exercise) return null;
  return (
    // The figure stays fixed: the words may be taller than the window.
    <div className="flex min-h-dvh grow flex-col sm:landscape:pl-(--figure) sm:landscape:[--figure:min(61%,100%-21.5rem)]">
      <PlayerHeader
        name={name}
        session={session}
        position={position}
        exercise={exercise}
        floating={floating}
        onLeave={leave}
      />
      <PlayerStage exercise={exercise} session={session} floating={floating} />
      <PlayerStatus
        session={session}
        next={next}
        isLastOfAll={position.number === position.total}
      />
      <PlayerControls
        session={session}
        exercise={exercise}
        replacing={replacing}
        hurtsButton={hurtsButton}
      />
      <FloatingSession
        window={floating.window}
        exercise={exercise}
        session={session}
        onHurts={replacing && sayItHurts}
      />
      <AlertDialog
        open={leaving}
        onOpenChange={setLeaving}
        title="Leave the session?"
        description="What you did stays marked. You can go on from here later today."
        kind="primary"
        confirm="Leave"
        cancel="Keep moving"
        onConfirm={() => navigate(wayBack.href)}
      />
    </div>
  );
}
