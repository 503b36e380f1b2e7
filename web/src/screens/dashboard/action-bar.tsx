import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { Play } from 'lucide-react';
import { RoutineClock } from '#features/workout/routine-clock.tsx';
import { Button } from '#ui/button.tsx';
import { CompleteWorkout } from './complete-workout.tsx';
import type { Finish } from '#features/workout/use-finish-workout.ts';
import type { Workout } from '#features/workout/workout.ts';

type Props = { workout: Workout; finish: Finish; onOpen: (index: number) => void };

/** The next thing to do, within reach of a thumb. For phones. */
export function ActionBar({ workout, finish, onOpen }: Props) {
  const { exercises, marks, timer } = workout;
  if (finish.inHistory) return null;
  const next = nextToDo(exercises, marks.completed);
  const start = marks.completed.size === 0 ? 'Start' : 'Start next';
  const exercise = next === null ? undefined : exercises[next];
  return (
    <div
      data-action-bar
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex items-center gap-3 border-t border-hairline bg-card px-4 py-3"
    >
      <RoutineClock timer={timer} />
      <div className="grid grow">
        {next !== null && exercise ? (
          <Button
            kind="movement"
            size="large"
            wide
            aria-label={`${start} ${exercise.name}`}
            onClick={() => onOpen(next)}
          >
            <Play aria-hidden />
            {start}
          </Button>
        ) : (
          <CompleteWorkout phase={finish.phase} wide onComplete={finish.run} />
        )}
      </div>
    </div>
  );
}
