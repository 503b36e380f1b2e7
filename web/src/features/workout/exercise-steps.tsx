import { nextToDo } from '@limber/domain/routines/completed-exercises';
import Check from 'lucide-react/icons/check';
import { Button } from '#ui/button.tsx';
import { singlePress } from '#browser/single-press.ts';
import type { Workout } from './use-workout.ts';
import { keptWords } from './unsent-workouts.ts';
import { saveWords } from './workout.ts';

type Props = {
  workout: Workout;
  words: { last: string; next: string; save: string };
  /** Called to complete the exercise after which none is left to do. */
  onLast: (index: number) => void;
  onSave: () => void;
};

/** The button for the next step of the open exercise. */
export function ExerciseSteps({ workout, words, onLast, onSave }: Props) {
  const { exercises, completed, openIndex: index, phase, send } = workout;
  const exercise = index === null ? undefined : exercises[index];
  if (index === null || !exercise) return null;
  if (workout.inHistory) {
    return (
      <Button size="large" onClick={() => send({ type: 'close' })}>
        Close
      </Button>
    );
  }
  const isCompleted = completed.has(exercise.id);
  const after = nextToDo(exercises, new Set([...completed, exercise.id]), index);
  const goOn = () => {
    if (!isCompleted && after === null) onLast(index);
    else if (!isCompleted) send({ type: 'mark-and-go-on', index });
    else if (after === null) onSave();
    else send({ type: 'open', index: after });
  };
  const toDo = after === null ? words.last : 'Complete & Next';
  const done = after === null ? words.save : words.next;
  const isIdle = phase === 'idle';
  const isKept = workout.waitingAs !== null;
  return (
    <>
      <output className="text-small text-soft empty:hidden">{isKept && keptWords()}</output>
      {isCompleted && isIdle && !isKept && (
        <Button
          kind="secondary"
          size="large"
          onClick={() => send({ type: 'unmark', exerciseId: exercise.id })}
        >
          Mark as Incomplete
        </Button>
      )}
      {/* One element through all steps, so that it keeps the focus. */}
      <Button key="go-on" size="large" pending={phase === 'saving'} {...singlePress(goOn)}>
        {(isIdle ? !isCompleted : phase !== 'saving') && <Check aria-hidden />}
        {saveWords(phase) ?? (isCompleted ? done : toDo)}
      </Button>
    </>
  );
}
