import { Play } from 'lucide-react';
import { RoutineClock } from '#features/workout/routine-clock.tsx';
import { SaveButton } from '#features/workout/save-button.tsx';
import type { Workout } from '#features/workout/use-workout.ts';
import { Button } from '#ui/button.tsx';
import { StickyBar } from '#ui/sticky-bar.tsx';

/** The button of the next step, fixed at the bottom on phones. */
export function ActionBar({ workout, onSave }: { workout: Workout; onSave: () => void }) {
  const { exercises, completed, next, clock, phase, send } = workout;
  const start = completed.size === 0 ? 'Start' : 'Start next';
  const exercise = next === null ? undefined : exercises[next];
  return (
    <StickyBar>
      <div className="flex items-center gap-3">
        <RoutineClock clock={clock} />
        <div className="grid grow">
          {next !== null && exercise ? (
            <Button
              size="large"
              wide
              aria-label={`${start} ${exercise.name}`}
              onClick={() => send({ type: 'open', index: next })}
            >
              <Play aria-hidden />
              {start}
            </Button>
          ) : (
            <SaveButton phase={phase} wide onSave={onSave}>
              Complete Workout
            </SaveButton>
          )}
        </div>
      </div>
    </StickyBar>
  );
}
