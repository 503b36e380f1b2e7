import { CircleCheck } from 'lucide-react';
import { type SavePhase, saveWords } from '#features/workout/use-routine-save.ts';
import { Button } from '#ui/button.tsx';

type Props = { phase: SavePhase; wide?: boolean; onComplete: () => void };

/** Finishes the workout, and says how the saving goes. */
export function CompleteWorkout({ phase, wide = false, onComplete }: Props) {
  return (
    <Button size="large" wide={wide} pending={phase === 'saving'} onClick={onComplete}>
      {phase !== 'saving' && <CircleCheck aria-hidden />}
      {saveWords(phase) ?? 'Complete Workout'}
    </Button>
  );
}
