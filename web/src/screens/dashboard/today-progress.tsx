import { percentComplete } from '@limber/domain/routines/completed-exercises';
import { RoutineTimer } from '#features/workout/routine-clock.tsx';
import type { Workout } from '#features/workout/use-workout.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

/** A workout from another device has no timer. */
export function TodayProgress({ workout }: { workout: Workout }) {
  const { exercises, completed, clock, inHistory } = workout;
  return (
    <section aria-labelledby="progress" className="grid gap-2 text-small tabular-nums">
      <h2 id="progress" className="sr-only">
        Progress
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex grow basis-26 flex-wrap gap-x-3">
          <p className="font-strong">
            {percentComplete(completed.size, exercises.length)}% complete
          </p>
          <p className="text-soft">
            {completed.size} of {exercises.length} exercises completed
          </p>
        </div>
        {!(inHistory && clock.state === 'not-started') && <RoutineTimer clock={clock} />}
      </div>
      <ProgressBar label="Exercises completed" value={completed.size} max={exercises.length} />
    </section>
  );
}
