import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { ExerciseRow } from './exercise-row.tsx';
import type { Workout } from './workout.ts';

type Props = {
  workout: Workout;
  /** The Start button of the next exercise is the obvious one. */
  highlightsNext: boolean;
  /** Finished: no exercise can be replaced any more. */
  fixed: boolean;
  onOpen: (index: number) => void;
  onToggle: (index: number) => void;
  onSave: (exerciseId: number) => void;
};

/** The exercises of the workout, one under the other. */
export function ExerciseList(props: Props) {
  const { workout, highlightsNext, fixed, onOpen, onToggle, onSave } = props;
  const { exercises, marks, regenerate } = workout;
  const next = nextToDo(exercises, marks.completed);
  return (
    <ol aria-label="Today's exercises" className="grid gap-3">
      {exercises.map((exercise, index) => (
        <ExerciseRow
          key={exercise.id}
          exercise={exercise}
          completed={marks.completed.has(exercise.id)}
          highlighted={highlightsNext && index === next}
          regenerating={regenerate.pendingIndex === index}
          onOpen={() => onOpen(index)}
          onToggle={() => onToggle(index)}
          onSave={() => onSave(exercise.id)}
          onRegenerate={fixed ? undefined : () => regenerate.run(index)}
        />
      ))}
    </ol>
  );
}
