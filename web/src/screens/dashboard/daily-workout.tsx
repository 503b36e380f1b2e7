import { useQuery } from '@tanstack/react-query';
import { errorSentence } from '#api/api-error.ts';
import { useToday } from '#ui/use-local-time.ts';
import { todaysRoutineQuery } from '#features/routines/routines.api.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { DailyRoutine } from './daily-routine.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { NoExercises } from './no-exercises.tsx';
import { WorkoutSkeleton } from './workout-skeleton.tsx';
import { DashboardColumns } from './dashboard-columns.tsx';

/** The routine that the server chose for today. */
export function DailyWorkout() {
  const today = useToday();
  const { data, error, isPending, isFetching, refetch } = useQuery(todaysRoutineQuery(today));
  return (
    <DashboardPage title="Mobility Dashboard">
      {data && data.exercises.length === 0 ? (
        <DashboardColumns progress={null} main={<NoExercises />} side={<HistoryPanel />} />
      ) : data ? (
        <DailyRoutine key={data.id} routine={data} />
      ) : isPending ? (
        <WorkoutSkeleton />
      ) : (
        <DashboardColumns
          progress={null}
          main={
            <ErrorState
              title="Today's routine could not be loaded"
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {errorSentence(error, 'Failed to generate exercises. Please try again.')}
            </ErrorState>
          }
          side={<HistoryPanel />}
        />
      )}
    </DashboardPage>
  );
}
