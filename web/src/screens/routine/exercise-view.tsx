import type { RoutineExercise } from '@limber/contract/routines';
import type { ReactNode } from 'react';
import { MovementMedia } from '#features/exercises/movement-media.tsx';
import { ExercisePosition, type Position } from '#features/exercises/exercise-position.tsx';
import { useExercisesAhead } from '#features/exercises/use-exercises-ahead.ts';
import { Instructions } from '#features/exercises/instructions.tsx';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { RegenerateButton } from '#features/workout/exercise-item.tsx';
import { ThisHurts } from '#features/workout/this-hurts.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';

type Props = {
  exercise: RoutineExercise;
  position: Position;
  completed: boolean;
  replacing: Replacing;
  /** Stops the workout's clock, and lets it go on. */
  onStop: () => void;
  onGoOn: () => void;
  /** Removes the mark of a completed exercise. */
  markButton: ReactNode;
};

export function ExerciseView(props: Props) {
  const { exercise, position, completed, replacing, onStop, onGoOn, markButton } = props;
  useExercisesAhead(position.next ? [position.next] : []);
  return (
    <article className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ExerciseBadges area={exercise.bodyArea} completed={completed} />
        <ExercisePosition {...position} />
      </div>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <MovementMedia key={exercise.id} exercise={exercise} />
        <Instructions exercise={exercise} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {completed && markButton}
        <RegenerateButton exercise={exercise} replacing={replacing} />
        <ThisHurts
          exercise={exercise}
          hurting={replacing.hurting}
          kind="quiet"
          onStop={onStop}
          onGoOn={onGoOn}
        />
      </div>
    </article>
  );
}
