import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { nextToDo } from '@limber/domain/routines/completed-exercises';
import { useState } from 'react';
import { unlockedExercisesOf } from '#features/custom-plans/plan-exercises.ts';
import { useSessionClock } from './use-session-clock.ts';

/** A plan under way: its exercises, which of them are done, and how long it has taken. */
export function usePlanSession(plan: CustomPlan, library: readonly Exercise[]) {
  const [exercises, setExercises] = useState<readonly Exercise[]>(() =>
    unlockedExercisesOf(plan, library),
  );
  const [completed, setCompleted] = useState<ReadonlySet<number>>(new Set());
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const clock = useSessionClock();

  const toggle = ({ id }: Exercise) => {
    const next = new Set(completed);
    if (!next.delete(id)) next.add(id);
    setCompleted(next);
    if (next.has(id)) clock.resume();
    return next;
  };
  return {
    plan,
    exercises,
    completed,
    clock,
    openIndex,
    allCompleted: exercises.every(({ id }) => completed.has(id)),
    next: nextToDo(exercises, completed),
    toggle,
    open: (index: number) => {
      clock.resume();
      setOpenIndex(index);
    },
    close: () => setOpenIndex(null),
    /** Marks an exercise and opens the next one to do, or stays when there is none. */
    completeAndNext: (index: number) => {
      const exercise = exercises[index];
      if (!exercise) return;
      setOpenIndex(nextToDo(exercises, toggle(exercise), index) ?? index);
    },
    /** The exercise at its place is another one now, not done yet. */
    replace: (before: Exercise, after: Exercise) => {
      setExercises((now) => now.map((exercise) => (exercise.id === before.id ? after : exercise)));
      setCompleted((now) => new Set([...now].filter((id) => id !== before.id)));
    },
  };
}
export type PlanSession = ReturnType<typeof usePlanSession>;
