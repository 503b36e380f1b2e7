import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { useIsCardKnown } from '#features/health-card/rule-out.ts';
import { useTodaysMarks } from '#features/workout/completion-record.ts';
import { LeftOutExercises } from '#features/workout/left-out-exercises.tsx';
import { usePlanChoice } from '#features/workout/plan-choice.ts';
import { toastNotSaved, toastSaved } from '#features/workout/save-toasts.ts';
import { usePlanWorkout } from '#features/workout/use-plan-workout.ts';
import { useToday } from '#browser/use-local-time.ts';
import { SessionStates } from './session-states.tsx';
import { WorkoutSession } from './workout-session.tsx';

const NO_PLAN = { exerciseIds: [] };

/** Marks exercises and records the workout as the dashboard does. */
export function PlanSession({ planId }: { planId: number }) {
  const plan = useQuery(customPlanQuery(planId));
  const library = useQuery(exercisesQuery);
  const isCardKnown = useIsCardKnown();
  const { todo, leftOut } = usePlanChoice(plan.data ?? NO_PLAN, library.data ?? []);
  if (plan.data && library.data && isCardKnown && todo.length > 0) {
    // Exercises included before the start make another session.
    const key = leftOut.map(({ exercise }) => exercise.id).join();
    return <LoadedPlan key={key} plan={plan.data} library={library.data} />;
  }
  return (
    <SessionStates
      loaded={plan.data !== undefined && library.data !== undefined && isCardKnown}
      queries={[plan, library]}
    >
      <LeftOutExercises leftOut={leftOut} />
    </SessionStates>
  );
}

function LoadedPlan({ plan, library }: { plan: CustomPlan; library: readonly Exercise[] }) {
  // The day of the start: work from before midnight stays done after it.
  const [day] = useState(useToday());
  const { workout, replacing, leftOut } = usePlanWorkout(plan, library, {
    marks: useTodaysMarks(day),
    toastSaved,
    toastNotSaved,
    noAlternatives: NO_ALTERNATIVES,
  });
  return (
    <WorkoutSession
      name={plan.name}
      playerKey={`plan-${plan.id}`}
      workout={workout}
      replacing={replacing}
      canRestart
      note={<LeftOutExercises leftOut={leftOut} />}
    />
  );
}
