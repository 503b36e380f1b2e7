import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { ESTIMATED_DURATION } from '@limber/domain/custom-plans/plan-rules';
import { PlannableExercise } from '#features/custom-plans/plannable-exercise.tsx';
import { RoutineControls, type Step } from '#features/exercises/detail/routine-controls.tsx';
import type { Finish } from '#features/workout/use-finish-workout.ts';
import type { Workout } from '#features/workout/workout.ts';

type Props = {
  index: number;
  workout: Workout;
  finish: Finish;
  onMove: (index: number) => void;
  onClose: () => void;
};

/** The exercise that is open, with what the routine lets a person do with it. */
export function OpenExercise({ index, workout, finish, onMove, onClose }: Props) {
  const { exercises, marks, timer, regenerate } = workout;
  const exercise = exercises[index];
  if (!exercise) return null;
  const { completed } = marks;
  const after = nextToDo(exercises, new Set([...completed, exercise.id]), index);

  const unmark = () => marks.unmark(exercise.id);
  const goOn = () => (after === null ? onClose() : onMove(after));
  const completeThis = () => {
    timer.start();
    if (after === null) {
      finish.run();
      return;
    }
    marks.mark(exercise.id);
    onMove(after);
  };
  const step = ((): Step => {
    if (finish.inHistory) return { kind: 'in-history', onClose };
    const isBusy = finish.phase !== 'idle';
    if (!completed.has(exercise.id) || isBusy) {
      return { kind: 'complete', isLast: after === null, onComplete: completeThis };
    }
    if (after !== null) return { kind: 'completed', onUnmark: unmark, onNext: goOn };
    return { kind: 'all-completed', onUnmark: unmark, onFinish: finish.run };
  })();
  return (
    <PlannableExercise
      exercise={exercise}
      position={{ index, total: exercises.length, onMove }}
      estimatedDuration={ESTIMATED_DURATION.dashboard}
      onClose={onClose}
      controls={
        <RoutineControls
          exercise={exercise}
          timer={timer}
          step={step}
          phase={finish.phase}
          regenerate={
            finish.inHistory || finish.phase !== 'idle'
              ? null
              : {
                  pending: regenerate.pendingIndex === index,
                  onRegenerate: () => regenerate.run(index),
                }
          }
        />
      }
    />
  );
}
