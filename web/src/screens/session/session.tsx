import type { Routine } from '@limber/contract/routines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { routineQuery, todaysRoutineQuery } from '#features/routines/routines.api.ts';
import { useToday } from '#browser/use-local-time.ts';
import { PlanSession } from './plan-session.tsx';
import { RoutineSession } from './routine-session.tsx';
import { SessionStates } from './session-states.tsx';

/**
 * /session/{id} plays that routine, ?customPlan={id} that plan, and neither plays today's routine. Midnight does not
 * change an open session.
 */
export function SessionScreen() {
  const { id } = useParams<{ id?: string }>();
  const [search] = useSearchParams();
  const planId = search.get('customPlan');
  if (planId !== null) return <PlanSession key={planId} planId={Number(planId)} />;
  return id === undefined ? <TodaysSession /> : <SessionOf routineId={Number(id)} />;
}

function TodaysSession() {
  const [day] = useState(useToday());
  const today = useQuery(todaysRoutineQuery(day));
  if (today.data && today.data.exercises.length > 0) {
    return <RoutineSession key={keyOf(today.data)} routine={today.data} />;
  }
  return <SessionStates loaded={today.data !== undefined} queries={[today]} />;
}

function SessionOf({ routineId }: { routineId: number }) {
  const routine = useQuery(routineQuery(routineId));
  if (routine.data && routine.data.exercises.length > 0) {
    return <RoutineSession key={keyOf(routine.data)} routine={routine.data} />;
  }
  return <SessionStates loaded={routine.data !== undefined} queries={[routine]} />;
}

/** An adapted routine is another session. */
function keyOf({ id, adaptation }: Routine): string {
  return `${id} ${JSON.stringify(adaptation)}`;
}
