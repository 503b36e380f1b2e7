import type { RoutineExercise } from '@limber/contract/routines';
import { areaLabel } from '@limber/domain/body-areas';
import { ArrowLeft, Check, RefreshCw } from 'lucide-react';
import { ExerciseMedia } from '../../parts/exercise-detail/exercise-media.tsx';
import { ExercisePosition, type Position } from '../../parts/exercise-detail/exercise-position.tsx';
import { Instructions } from '../../parts/exercise-detail/instructions.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MarkButton } from './mark-button.tsx';

type Props = {
  exercise: RoutineExercise;
  position: Position;
  completed: boolean;
  regenerating: boolean;
  onToggle: () => void;
  onRegenerate: () => void;
  onBack: () => void;
};

/** One exercise of the routine at full size: what to do, and how. */
export function ExerciseView(props: Props) {
  const { exercise, position, completed, regenerating, onToggle, onRegenerate, onBack } = props;
  return (
    <article className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex flex-wrap gap-2">
          <Badge kind="brand">{areaLabel(exercise.bodyArea)}</Badge>
          {completed && (
            <Badge kind="good">
              <Check aria-hidden />
              Completed
            </Badge>
          )}
        </p>
        <ExercisePosition {...position} />
      </div>
      <div className="grid gap-6 sm:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <ExerciseMedia key={exercise.id} exercise={exercise} />
        <Instructions exercise={exercise} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <MarkButton main name={exercise.name} completed={completed} onToggle={onToggle} />
        <IconButton
          label={`Regenerate ${exercise.name}`}
          icon={<RefreshCw aria-hidden />}
          outlined
          pending={regenerating}
          onClick={onRegenerate}
        />
        <Button kind="quiet" onClick={onBack}>
          <ArrowLeft aria-hidden />
          Back to All Exercises
        </Button>
      </div>
    </article>
  );
}
