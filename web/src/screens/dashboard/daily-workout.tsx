import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { NotLoaded } from '#api/not-loaded.tsx';
import { discomfortQuery } from '#features/discomfort/discomfort.api.ts';
import { painPointsQuery } from '#features/pain-points/pain-points.api.ts';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { todaysRoutineQuery } from '#features/routines/routines.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { toast } from '#ui/toast.ts';
import { useToday } from '#browser/use-local-time.ts';
import { DailyRoutine } from './daily-routine.tsx';
import { Below, TodayPage } from './dashboard-page.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { WorkoutSkeleton } from './workout-skeleton.tsx';

const NO_EXERCISES = {
  title: 'No exercises found',
  description: 'No exercises found for your selected pain points.',
};

const NOTES_WAIT_MS = 1000;

/** The server chooses today's routine. */
export function DailyWorkout() {
  const today = useToday();
  const query = useQuery(todaysRoutineQuery(today));
  const { data, isPending } = query;
  const isAboveKnown = useIsAboveKnown();
  return (
    <TodayPage title="Mobility Dashboard">
      {data && data.exercises.length === 0 ? (
        <Below>
          <NoExercises />
          <HistoryPanel />
        </Below>
      ) : data && isAboveKnown ? (
        <DailyRoutine key={data.id} routine={data} />
      ) : data || isPending ? (
        <WorkoutSkeleton />
      ) : (
        <Below>
          <NotLoaded
            what="today's routine"
            query={query}
            otherwise="Failed to generate exercises. Please try again."
          />
          <HistoryPanel />
        </Below>
      )}
    </TodayPage>
  );
}

/**
 * Notes above the exercises that appear late would move these under a finger, so the exercises wait until the notes
 * are loaded or failed, at most NOTES_WAIT_MS.
 */
function useIsAboveKnown(): boolean {
  const history = useQuery(routineHistoryQuery);
  const painPoints = useQuery(painPointsQuery);
  const discomfort = useQuery(discomfortQuery);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsSlow, NOTES_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isSlow || (history.isFetched && painPoints.isFetched && discomfort.isFetched);
}

function NoExercises() {
  useEffect(() => toast(NO_EXERCISES), []);
  return (
    <EmptyState
      title={NO_EXERCISES.title}
      action={<ButtonLink href="/onboarding">Select pain points</ButtonLink>}
    >
      {NO_EXERCISES.description}
    </EmptyState>
  );
}
