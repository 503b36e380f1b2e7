import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { useState } from 'react';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import { LazySaveToPlanDialog } from '#features/custom-plans/lazy-parts.ts';
import { MovingTiles } from '#features/exercises/moving-tiles.tsx';
import { MarkButton, ReplaceButton } from '#features/workout/exercise-item.tsx';
import type { Replacing } from '#features/workout/use-routine-workout.ts';
import type { Workout } from '#features/workout/use-workout.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ExerciseTile } from './exercise-tile.tsx';

type Props = {
  workout: Workout;
  /** Null when exercises can no longer be replaced. */
  replacing: Replacing | null;
};

/** Five columns of figures; one on phones. */
export function ExerciseList({ workout, replacing }: Props) {
  const { exercises, completed, next, openIndex, inHistory, send } = workout;
  const [savedId, setSavedId] = useState<number | null>(null);
  const savedExercise = exercises.find(({ id }) => id === savedId);
  return (
    <MovingTiles still={openIndex !== null || savedId !== null}>
      <ol
        aria-label="Today's exercises"
        className="grid gap-x-5 gap-y-8 lg:grid-cols-5 lg:gap-y-10"
      >
        {exercises.map((exercise, index) => {
          const { id, name } = exercise;
          const isDone = completed.has(id);
          return (
            <ExerciseTile
              // The key is the place, so that focus stays in a tile whose exercise is replaced.
              // oxlint-disable-next-line react/no-array-index-key -- a tile keeps no state of its exercise
              key={index}
              exercise={exercise}
              completed={isDone}
              isNext={index === next && !inHistory}
              onOpen={() => send({ type: 'open', index })}
            >
              <MarkButton
                label={`Complete ${name}`}
                kind="quiet"
                completed={isDone}
                onToggle={
                  isDone && inHistory
                    ? null
                    : () => send({ type: isDone ? 'unmark' : 'mark', exerciseId: id })
                }
              >
                Complete
              </MarkButton>
              <span className="ml-auto flex">
                <IconButton
                  label={`Save ${name} to a plan`}
                  icon={<BookmarkPlus aria-hidden />}
                  onClick={() => setSavedId(id)}
                />
                {replacing && <ReplaceButton exercise={exercise} replacing={replacing} />}
              </span>
            </ExerciseTile>
          );
        })}
      </ol>
      {savedExercise && (
        <LazySaveToPlanDialog
          exercise={savedExercise}
          estimatedDuration={ESTIMATED_DURATION.dashboard}
          open
          onOpenChange={() => setSavedId(null)}
        />
      )}
    </MovingTiles>
  );
}
