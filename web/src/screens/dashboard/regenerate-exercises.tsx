import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Regenerating } from '#features/workout/use-routine-workout.ts';
import { Button } from '#ui/button.tsx';
import { singlePress } from '#browser/single-press.ts';

export function RegenerateExercises({ regenerating }: { regenerating: Regenerating }) {
  const { pending, run } = regenerating;
  return (
    <Button kind="secondary" pending={pending} {...singlePress(run)}>
      {!pending && <RotateCw aria-hidden />}
      Regenerate Exercises
    </Button>
  );
}
