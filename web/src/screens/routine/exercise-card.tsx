import type { RoutineExercise } from '@limber/contract/routines';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { RefreshCw } from 'lucide-react';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MarkButton } from './mark-button.tsx';

type Props = {
  exercise: RoutineExercise;
  completed: boolean;
  regenerating: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onRegenerate: () => void;
};

/** One exercise of the routine. */
export function ExerciseCard(props: Props) {
  const { exercise, completed, regenerating, onOpen, onToggle, onRegenerate } = props;
  const { name } = exercise;
  return (
    <Card as="li">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 gap-4">
          <ExerciseThumbnail exercise={exercise} />
          <div className="grid min-w-0 content-start gap-2">
            <h2 className="text-body [overflow-wrap:anywhere]">{name}</h2>
            <p className="text-small text-soft">{doseWords(exercise)}</p>
          </div>
        </div>
        <div className="-mt-2 -mr-2">
          <IconButton
            label={`Regenerate ${name}`}
            icon={<RefreshCw aria-hidden />}
            pending={regenerating}
            onClick={onRegenerate}
          />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <ExerciseBadges area={exercise.bodyArea} completed={completed} />
        <div className="grid auto-cols-fr grid-flow-col gap-2 max-sm:w-full">
          <MarkButton name={name} completed={completed} onToggle={onToggle} />
          <Button kind="secondary" aria-label={`Open ${name}`} onClick={onOpen}>
            Open
          </Button>
        </div>
      </div>
    </Card>
  );
}
