import type { RoutineExercise } from '@limber/contract/routines';
import { Check, CircleCheck, Play } from 'lucide-react';
import { type SavePhase, saveWords } from '#features/workout/use-routine-save.ts';
import { Button } from '#ui/button.tsx';

type Props = {
  phase: SavePhase;
  /** The exercise on the screen and still to do; null among all exercises or once it is marked. */
  open: RoutineExercise | null;
  begun: boolean;
  /** The next one to do; null when all are done. */
  next: RoutineExercise | null;
  onMark: () => void;
  onNext: () => void;
  onDone: () => void;
};

/** The one obvious thing to do now. */
export function NextStep({ phase, open, begun, next, onMark, onNext, onDone }: Props) {
  if (open) {
    return (
      <Button size="large" wide aria-label={`Mark Complete: ${open.name}`} onClick={onMark}>
        <Check aria-hidden />
        Mark Complete
      </Button>
    );
  }
  if (next) {
    const start = begun ? 'Start Next' : 'Start';
    return (
      <Button
        kind="movement"
        size="large"
        wide
        aria-label={`${start} ${next.name}`}
        onClick={onNext}
      >
        <Play aria-hidden />
        {start}
      </Button>
    );
  }
  return (
    <Button size="large" wide pending={phase === 'saving'} onClick={onDone}>
      {phase !== 'saving' && <CircleCheck aria-hidden />}
      {saveWords(phase) ?? 'Done'}
    </Button>
  );
}
