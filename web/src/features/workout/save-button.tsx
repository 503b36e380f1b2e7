import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { CircleCheck } from '#ui/icons/circle-check.tsx';
import { type SavePhase, saveWords } from './workout.ts';

type Props = { phase: SavePhase; wide?: boolean; onSave: () => void; children: ReactNode };

/** Saves the workout, and shows the progress of saving. */
export function SaveButton({ phase, wide = false, onSave, children }: Props) {
  return (
    <Button size="large" wide={wide} pending={phase === 'saving'} onClick={onSave}>
      {phase !== 'saving' && <CircleCheck aria-hidden />}
      {saveWords(phase) ?? children}
    </Button>
  );
}
