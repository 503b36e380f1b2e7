import { areaLabel } from '@limber/domain/body-areas';
import { counted } from '@limber/domain/counted';
import { doneWords } from '@limber/domain/progress/progress-words';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { useEffect, useRef } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { lazyWhenIdle } from '#ui/lazy-when-idle.tsx';
import { measuredSeconds } from './clock.ts';
import type { Workout } from './use-workout.ts';

const LazyWorkoutEnding = lazyWhenIdle(
  async () => (await import('./ending/workout-ending.tsx')).WorkoutEnding,
);

type Props = {
  workout: Pick<Workout, 'clock' | 'exercises' | 'savedHere'>;
};

/** Says that today's routine is saved, and offers next steps. Takes the focus if just saved. */
export function InHistory({ workout: { exercises, clock, savedHere } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (savedHere) heading.current?.focus();
  }, [savedHere]);
  const { exerciseCount, totalDuration, bodyAreas } = summariseWorkout(exercises);
  const exercisesDone = counted(exerciseCount, 'exercise');
  const words = doneWords({
    seconds: totalDuration,
    exercises: exerciseCount,
    measuredSeconds: measuredSeconds(clock),
  });
  const howMuch = words === exercisesDone ? words : `${exercisesDone} in ${words}`;
  return (
    <section>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        <CircleCheck aria-hidden className="mt-0.5 size-6 text-good" />
        <h2 ref={heading} tabIndex={-1} className="self-center text-body outline-none">
          Today&apos;s workout is in your history
        </h2>
        <p className="col-start-2 text-soft">
          {howMuch}: {bodyAreas.map(areaLabel).join(', ')}. Tomorrow brings a new routine. For
          another round today, regenerate the exercises.
        </p>
      </div>
      {savedHere && (
        <div className="mt-5 border-t border-hairline pt-5">
          <LazyWorkoutEnding done={exercises} />
        </div>
      )}
    </section>
  );
}
