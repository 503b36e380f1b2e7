import type { Exercise } from '@limber/contract/exercises';
import { unlockedExercisesOf } from '#features/custom-plans/plan-exercises.ts';
import { useDoneAnyway } from '#features/health-card/chosen-anyway.ts';
import { useRuleOut } from '#features/health-card/rule-out.ts';

export type LeftOut = { exercise: Exercise; reason: string };

/** The plan's unlocked exercises: those to do, and those that the health card leaves out. */
export function usePlanChoice(
  plan: { exerciseIds: readonly number[] },
  library: readonly Exercise[],
): { todo: Exercise[]; leftOut: LeftOut[] } {
  const ruleOut = useRuleOut();
  const { isChosen } = useDoneAnyway();
  const unlocked = unlockedExercisesOf(plan, library);
  const leftOut = unlocked.flatMap((exercise) => {
    const reason = ruleOut(exercise);
    return reason === null || isChosen(exercise, reason) ? [] : { exercise, reason };
  });
  const left = new Set(leftOut.map(({ exercise }) => exercise.id));
  return { todo: unlocked.filter(({ id }) => !left.has(id)), leftOut };
}
