import type { CustomPlan } from '@limber/contract/custom-plans';
import type { Exercise } from '@limber/contract/exercises';
import { NO_ALTERNATIVES } from '@limber/domain/routines/choose-replacement';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customPlanQuery } from '#features/custom-plans/custom-plans.api.ts';
import { unlockedExercisesOf } from '#features/custom-plans/plan-exercises.ts';
import { exercisesQuery } from '#features/exercises/exercises.api.ts';
import { useTodaysMarks } from '#features/workout/completion-record.ts';
import { toastNotSaved, toastSaved } from '#features/workout/save-toasts.ts';
import { usePlanWorkout } from '#features/workout/use-plan-workout.ts';
import { useToday } from '#ui/use-local-time.ts';
import { SessionStates } from './session-states.tsx';
import { WorkoutSession } from './workout-session.tsx';

/** A custom plan as a session: the same marks and the same record as on the dashboard. */
export function PlanSession({ planId }: { planId: number }) {
  const plan = useQuery(customPlanQuery(planId));
  const library = useQuery(exercisesQuery);
  const loaded = plan.data !== undefined && library.data !== undefined;
  if (loaded && unlockedExercisesOf(plan.data, library.data).length > 0) {
    return <LoadedPlan plan={plan.data} library={library.data} />;
  }
  return <SessionStates loaded={loaded} queries={[plan, library]} />;
}

function LoadedPlan({ plan, library }: { plan: CustomPlan; library: readonly Exercise[] }) {
  // The day that it began on: what was done before midnight stays done after it.
  const [day] = useState(useToday());
  const { workout, replacing } = usePlanWorkout(plan, library, {
    marks: useTodaysMarks(day),
    toastSaved,
    toastNotSaved,
    noAlternatives: NO_ALTERNATIVES,
  });
  return (
    <WorkoutSession
      name={plan.name}
      sessionKey={`plan-${plan.id}`}
      workout={workout}
      replacing={replacing}
      canRestart
    />
  );
}
