import { BookmarkPlus, Play } from 'lucide-react';
import { useState } from 'react';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { SaveToPlanDialog } from '#features/custom-plans/save-to-plan-dialog.tsx';
import { ExerciseItem, MarkButton, ReplaceButton } from '#features/workout/exercise-item.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

type Props = {
  workout: Workout;
  /** Null when exercises can no longer be replaced. */
  replacing: Replacing | null;
};

/** The exercises of the workout, one under the other. */
export function ExerciseList({ workout, replacing }: Props) {
  const { exercises, completed, inHistory, send } = workout;
  const [savedId, setSavedId] = useState<number | null>(null);
  const savedExercise = exercises.find(({ id }) => id === savedId);
  return (
    <>
      <ol aria-label="Today's exercises" className="grid gap-3">
        {exercises.map((exercise, index) => {
          const { id, name } = exercise;
          const isDone = completed.has(id);
          return (
            <ExerciseItem
              // By its place, so that the focus stays in a row whose exercise is replaced.
              // oxlint-disable-next-line react/no-array-index-key -- a row keeps no state of its exercise
              key={index}
              exercise={exercise}
              completed={isDone}
              heading="h3"
              badges="under-name"
              corner={
                <>
                  <IconButton
                    label={`Save ${name} to a plan`}
                    icon={<BookmarkPlus aria-hidden />}
                    onClick={() => setSavedId(id)}
                  />
                  {replacing && <ReplaceButton exercise={exercise} replacing={replacing} />}
                </>
              }
            >
              <MarkButton
                label={`Complete ${name}`}
                completed={isDone}
                onToggle={
                  isDone && inHistory
                    ? null
                    : () => send({ type: isDone ? 'unmark' : 'mark', exerciseId: id })
                }
              >
                Complete
              </MarkButton>
              <Button
                kind="secondary"
                aria-label={`Start Exercise ${name}`}
                onClick={() => send({ type: 'open', index })}
              >
                <span className="contents max-sm:hidden">
                  <Play aria-hidden />
                </span>
                Start Exercise
              </Button>
            </ExerciseItem>
          );
        })}
      </ol>
      {savedExercise && (
        <SaveToPlanDialog
          exercise={savedExercise}
          estimatedDuration={ESTIMATED_DURATION.dashboard}
          open
          onOpenChange={() => setSavedId(null)}
        />
      )}
    </>
  );
}
