import type { Exercise } from '@limber/contract/exercises';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { Check, Play, RefreshCw } from 'lucide-react';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  exercise: Exercise;
  completed: boolean;
  /** The one to do now: its Start button is the obvious one. */
  isNext: boolean;
  regenerating: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onRegenerate: () => void;
};

/** One exercise of the plan that is run. */
export function RunnerExercise(props: Props) {
  const { exercise, completed, isNext, regenerating, onOpen, onToggle, onRegenerate } = props;
  const { name } = exercise;
  return (
    <Card as="li">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <div className="flex items-start justify-between gap-2 sm:col-span-2">
          <div className="flex min-w-0 gap-4">
            <ExerciseThumbnail exercise={exercise} />
            <div className="grid min-w-0 content-start gap-2">
              <h3 className="text-body font-strong [overflow-wrap:anywhere]">{name}</h3>
              <p className="text-small text-soft">{doseWords(exercise)}</p>
            </div>
          </div>
          <div className="-mt-2 -mr-2 shrink-0">
            <IconButton
              label={`Regenerate ${name}`}
              icon={<RefreshCw aria-hidden />}
              pending={regenerating}
              onClick={onRegenerate}
            />
          </div>
        </div>
        <ExerciseBadges area={exercise.bodyArea} completed={completed} />
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Button
            kind="secondary"
            aria-pressed={completed}
            aria-label={`${completed ? 'Done' : 'Complete'} ${name}`}
            onClick={onToggle}
          >
            {completed && <Check aria-hidden />}
            {completed ? 'Done' : 'Complete'}
          </Button>
          <Button
            kind={isNext ? 'movement' : 'secondary'}
            aria-label={`Start ${name}`}
            onClick={onOpen}
          >
            <Play aria-hidden />
            Start
          </Button>
        </div>
      </div>
    </Card>
  );
}
