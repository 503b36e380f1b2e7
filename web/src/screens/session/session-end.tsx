import type { Player } from '#features/player/player.ts';
import { MovedFigures } from '#features/workout/ending/moved-figures.tsx';
import { WorkoutEnding } from '#features/workout/ending/workout-ending.tsx';
import type { Workout } from '#features/workout/use-workout.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EndPage } from './end-page.tsx';
import { SessionSaving } from './session-saving.tsx';

type Props = {
  workout: Workout;
  session: Player;
  onPlayLeft: () => void;
};

export function SessionEnd({ workout, session, onPlayLeft }: Props) {
  const done = workout.exercises.filter(({ id }) => session.doneIds.has(id));
  return (
    <EndPage done={done} nothingDone="Nothing was done this time. Today’s exercises wait for you.">
      <div className="across-the-window [--band:light-dark(var(--color-card),var(--color-stage))] py-6">
        <MovedFigures workout={workout} />
      </div>
      <SessionSaving workout={workout} onPlayLeft={onPlayLeft} />
      <WorkoutEnding done={done} />
      <div className="flex max-sm:*:grow">
        <ButtonLink size="large" href="/dashboard">
          Back to today
        </ButtonLink>
      </div>
    </EndPage>
  );
}
