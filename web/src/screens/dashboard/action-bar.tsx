import { SaveButton } from '#features/workout/save-button.tsx';
import type { SavePhase } from '#features/workout/workout.ts';
import { StickyBar } from '#ui/sticky-bar.tsx';

/** What puts the finished workout into the history, fixed at the bottom on phones. */
export function ActionBar({ phase, onSave }: { phase: SavePhase; onSave: () => void }) {
  return (
    <StickyBar>
      <SaveButton phase={phase} wide onSave={onSave}>
        Complete Workout
      </SaveButton>
    </StickyBar>
  );
}
