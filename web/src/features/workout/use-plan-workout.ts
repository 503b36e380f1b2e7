import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import type { RoutineRecord } from '@limber/contract/routine-history';
import { useRuleOut } from '#features/health-card/rule-out.ts';
import type { Clock } from './clock.ts';
import type { KeptMarks } from './completion-record.ts';
import { useHurtingInPlan } from './hurting-in-plan.ts';
import { type LeftOut, usePlanChoice } from './plan-choice.ts';
import { useReplaceInPlan } from './replace-in-plan.ts';
import { useSaveWorkout } from './save-workout.ts';
import { useRegeneratePlan } from './regenerate-plan.ts';
import type { Regenerating, Replacing } from './use-routine-workout.ts';
import { useWorkout, type Workout } from './use-workout.ts';

type Options = {
  marks: KeptMarks | null;
  toastSaved: (record: Pick<RoutineRecord, 'name' | 'exerciseCount'>) => void;
  toastNotSaved: (error: Error) => void;
  noAlternatives: string;
  onSaved?: () => void;
  onCelebrated?: () => void;
  initialClock?: () => Clock;
};

/** A custom plan as a workout of today; replacing an exercise changes the plan. */
export function usePlanWorkout(
  plan: CustomPlan,
  library: readonly Exercise[],
  { toastSaved, toastNotSaved, noAlternatives, ...options }: Options,
): { workout: Workout; replacing: Replacing; regenerating: Regenerating; leftOut: LeftOut[] } {
  const ruleOut = useRuleOut();
  const { todo, leftOut } = usePlanChoice(plan, library);
  const exercises = todo.map((exercise) => Object.assign({}, exercise, { completed: false }));
  const finished = { name: plan.name, routineId: null, exercises };
  const saving = useSaveWorkout(finished, toastSaved, toastNotSaved);
  const workout = useWorkout({
    routine: { completedAt: null, exercises },
    saving,
    ...options,
  });
  const inPlan = {
    planId: plan.id,
    library,
    isOffered: (exercise: Exercise) => !exercise.locked && ruleOut(exercise) === null,
    onReplaced: (exerciseId: number, byId: number) =>
      workout.send({ type: 'replace', exerciseId, byId }),
  };
  const replace = useReplaceInPlan({ ...inPlan, noAlternatives });
  const hurting = useHurtingInPlan(inPlan);
  const all = useRegeneratePlan({
    ...inPlan,
    noAlternatives,
    onRestarted: ({ exerciseIds }) =>
      workout.send({ type: 'restart', exercises: exerciseIds.map((id) => ({ id })) }),
    remember: () => {
      const before = workout.state;
      return () => workout.send({ type: 'bring-back', before });
    },
  });
  return {
    workout,
    leftOut,
    replacing: {
      pendingId: replace.isPending ? replace.variables : null,
      run: (exerciseId) => replace.mutate(exerciseId),
      hurting,
    },
    regenerating: { pending: all.isPending, run: () => all.mutate() },
  };
}
