import type { ReactNode } from 'react';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#ui/button.tsx';
import type { Workout } from './use-workout.ts';
import { keptWords } from './unsent-workouts.ts';
import { saveWords } from './workout.ts';

type Props = {
  workout: Pick<Workout, 'phase' | 'waitingAs'>;
  wide?: boolean;
  onSave: () => void;
  children: ReactNode;
};

/** Shows the progress of saving; above it a note when the workout waits to be sent. */
export function SaveButton({
  workout: { phase, waitingAs },
  wide = false,
  onSave,
  children,
}: Props) {
  return (
    <div className="grid justify-items-start gap-2">
      <output className="text-small text-soft empty:hidden">
        {waitingAs !== null && keptWords()}
      </output>
      <Button size="large" wide={wide} pending={phase === 'saving'} onClick={onSave}>
        {phase !== 'saving' && <CircleCheck aria-hidden />}
        {saveWords(phase) ?? children}
      </Button>
    </div>
  );
}
