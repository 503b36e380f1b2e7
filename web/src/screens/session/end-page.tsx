import type { RoutineExercise } from '@limber/contract/routines';
import { counted } from '@limber/domain/counted';
import { summariseWorkout } from '@limber/domain/routines/daily-routine';
import { durationWords } from '@limber/domain/routines/routine-duration';
import type { ReactNode } from 'react';
import Play from 'lucide-react/icons/play';
import { Button } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';

type Props = {
  done: readonly RoutineExercise[];
  /** The text where nothing was done. */
  nothingDone: string;
  children: ReactNode;
};

export function EndPage({ done, nothingDone, children }: Props) {
  const { exerciseCount, totalDuration } = summariseWorkout(done);
  return (
    <Page
      title={exerciseCount > 0 ? 'Well moved' : 'Another time'}
      width="wide"
      step="end"
      lead={
        exerciseCount > 0
          ? `${counted(exerciseCount, 'exercise')}, ${durationWords(totalDuration)} of movement.`
          : nothingDone
      }
    >
      {children}
    </Page>
  );
}

/** `count` is at least 1. */
export function PlayLeft({ count, onPlay }: { count: number; onPlay: () => void }) {
  return (
    <Button kind="movement" onClick={onPlay}>
      <Play aria-hidden />
      {count === 1 ? 'Do the one that is left' : 'Go on with what is left'}
    </Button>
  );
}
