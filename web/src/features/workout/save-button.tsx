import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { type SavePhase, saveWords } from './workout.ts';

type Props = { phase: SavePhase; wide?: boolean; onSave: () => void; children: ReactNode };

/** Finishes the workout, and says how the saving goes. */
export function SaveButton({ phase, wide = false, onSave, children }: Props) {
  return (
    <Button size="large" wide={wide} pending={phase === 'saving'} onClick={onSave}>
      {phase !== 'saving' && <CircleCheck aria-hidden />}
      {saveWords(phase) ?? children}
    </Button>
  );
}
