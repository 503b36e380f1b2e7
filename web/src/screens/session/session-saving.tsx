import { NOT_ALL_COMPLETED } from '@limber/domain/routines/daily-routine';
import type { Workout } from '#features/workout/use-workout.ts';
import { keptWords } from '#features/workout/unsent-workouts.ts';
import { saveWords } from '#features/workout/workout.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { PlayLeft } from './end-page.tsx';

type Props = { workout: Workout; onPlayLeft: () => void };

export function SessionSaving({ workout, onPlayLeft }: Props) {
  const { exercises, completed, allCompleted, inHistory, phase, waitingAs, send } = workout;
  const skipped = exercises.length - completed.size;
  if (!allCompleted) {
    return (
      <Note>
        <p>{NOT_ALL_COMPLETED}: then it goes into your history. What you did stays marked today.</p>
        <div className="mt-3">
          <PlayLeft count={skipped} onPlay={onPlayLeft} />
        </div>
      </Note>
    );
  }
  const isOpen = phase === 'idle' && !inHistory;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <output className="text-soft">
        {saveWords(phase) ??
          (inHistory
            ? 'It is in your history.'
            : waitingAs !== null
              ? keptWords()
              : 'It is not in your history yet.')}
      </output>
      {isOpen && <Button onClick={() => send({ type: 'save' })}>Retry</Button>}
    </div>
  );
}
