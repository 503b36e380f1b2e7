import type { Routine } from '@limber/contract/routines';
import { useLocation } from 'wouter';
import { useMarks } from '#features/workout/use-marks.ts';
import { useRoutineSave } from '#features/workout/use-routine-save.ts';
import { useRegenerateExercise, useRegenerateRoutine } from '#features/routines/routines.api.ts';
import { useCompleteExercise, useCompleteRoutine } from './routine.api.ts';

/** What can be done with a routine on its own page. */
export function useGuidedRoutine(routine: Routine) {
  const { exercises } = routine;
  const [, navigate] = useLocation();
  const marks = useMarks(routine);
  const complete = useCompleteExercise(routine, marks);
  const completeAll = useCompleteRoutine(routine);
  const { phase, save } = useRoutineSave({
    save: () => completeAll.mutateAsync(),
    leave: () => navigate('/dashboard'),
  });
  const one = useRegenerateExercise(routine, marks.unmark);
  const all = useRegenerateRoutine(routine, {
    failure: 'Failed to regenerate routine',
    onRegenerated: (changed) =>
      marks.unmark(...[...exercises, ...changed.exercises].map(({ id }) => id)),
  });
  const toggle = (index: number) => {
    const exerciseId = exercises[index]?.id;
    if (exerciseId === undefined) return;
    if (marks.completed.has(exerciseId)) marks.unmark(exerciseId);
    else complete.mutate({ index, exerciseId });
  };
  return {
    completed: marks.completed,
    phase,
    save,
    refreshing: all.isPending,
    refresh: () => all.mutate(),
    toggle,
    /** The state of one exercise and what can be done with it. */
    at: (index: number) => ({
      completed: marks.completed.has(exercises[index]?.id ?? 0),
      regenerating: one.isPending && one.variables === index,
      onToggle: () => toggle(index),
      onRegenerate: () => one.mutate(index),
    }),
  };
}
