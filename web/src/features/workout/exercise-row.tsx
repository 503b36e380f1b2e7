import type { Exercise } from '@limber/contract/exercises';
import { doseWords } from '@limber/domain/exercises/dose-words';
import { BookmarkPlus, Check, Play, RefreshCw } from 'lucide-react';
import { ExerciseBadges } from '#features/exercises/exercise-badges.tsx';
import { ExerciseThumbnail } from '#features/exercises/exercise-thumbnail.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  exercise: Exercise;
  completed: boolean;
  /** Its Start button is the obvious one. */
  highlighted: boolean;
  regenerating: boolean;
  onOpen: () => void;
  onToggle: () => void;
  onSave: () => void;
  /** Left out where nothing can be regenerated any more. */
  onRegenerate: (() => void) | undefined;
};

/** One exercise of the workout. */
export function ExerciseRow(props: Props) {
  const { exercise, completed, highlighted, regenerating } = props;
  const { onOpen, onToggle, onSave, onRegenerate } = props;
  const { name } = exercise;
  return (
    <Card as="li">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-3">
        <div className="flex gap-4 self-start sm:row-span-2">
          <ExerciseThumbnail exercise={exercise} />
          <div className="grid min-w-0 content-start gap-2">
            <h3 className="text-body [overflow-wrap:anywhere]">{name}</h3>
            <p className="text-small text-soft">{doseWords(exercise)}</p>
            <ExerciseBadges area={exercise.bodyArea} completed={completed} />
          </div>
        </div>
        <div className="-mt-2 -mr-2 flex justify-end self-start">
          <IconButton
            label={`Save ${name} to a plan`}
            icon={<BookmarkPlus aria-hidden />}
            onClick={onSave}
          />
          {onRegenerate && (
            <IconButton
              label={`Regenerate ${name}`}
              icon={<RefreshCw aria-hidden />}
              pending={regenerating}
              onClick={onRegenerate}
            />
          )}
        </div>
        <div className="grid auto-cols-fr grid-flow-col gap-2 max-sm:col-span-2">
          <Button
            kind="secondary"
            aria-pressed={completed}
            aria-label={`Complete ${name}`}
            onClick={onToggle}
          >
            {completed && <Check aria-hidden />}
            Complete
          </Button>
          <Button
            kind={highlighted ? 'movement' : 'secondary'}
            aria-label={`Start Exercise ${name}`}
            onClick={onOpen}
          >
            <span className="contents max-sm:hidden">
              <Play aria-hidden />
            </span>
            Start Exercise
          </Button>
        </div>
      </div>
    </Card>
  );
}
