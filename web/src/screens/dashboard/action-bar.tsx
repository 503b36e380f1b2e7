import { SaveButton } from '#features/workout/save-button.tsx';
import type { Workout } from '#features/workout/use-workout.ts';
import { StickyBar } from '#ui/sticky-bar.tsx';

/** Fixed at the bottom on phones. */
export function ActionBar({ workout, onSave }: { workout: Workout; onSave: () => void }) {
  return (
    <StickyBar>
      <SaveButton workout={workout} wide onSave={onSave}>
        Complete Workout
      </SaveButton>
    </StickyBar>
  );
}
