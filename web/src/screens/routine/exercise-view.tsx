import type { RoutineExercise } from '@limber/contract/routines';
import { RefreshCw } from 'lucide-react';
import { ExercisePosition, type Position } from '#features/exercises/exercise-position.tsx';
import { Instructions } from '#features/exercises/instructions.tsx';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { MovementMedia } from '#features/exercises/movement-media.tsx';
import { Button } from '#ui/button.tsx';
import { MarkButton } from './mark-button.tsx';

type Props = {
  exercise: RoutineExercise;
  position: Position;
  completed: boolean;
  regenerating: boolean;
  onToggle: () => void;
  onRegenerate: () => void;
};

/** One exercise of the routine at full size: what to do, and how. */
export function ExerciseView(props: Props) {
  const { exercise, position, completed, regenerating, onToggle, onRegenerate } = props;
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
        {completed && <MarkButton name={exercise.name} completed onToggle={onToggle} />}
        <Button
          kind="secondary"
          pending={regenerating}
          aria-label={`Regenerate ${exercise.name}`}
          onClick={onRegenerate}
        >
          {!regenerating && <RefreshCw aria-hidden />}
          Regenerate
        </Button>
      </div>
    </article>
  );
}
