import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { errorSentence } from '#api/api-error.ts';
import { routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { HistoryEntry } from '#features/routine-history/history-entry.tsx';
import { TodaysProgress } from './todays-progress.tsx';
import { WeekStrip } from '#features/routine-history/week-strip.tsx';

const SHOWN = 5;

/** The week and the latest workouts of a person. */
export function HistoryPanel() {
  const week = useId();
  const history = useId();
  return (
    <Card>
      <section aria-labelledby={week}>
        <h2 id={week} className="text-body">
          Your week
        </h2>
        <WeekStrip />
        <TodaysProgress />
      </section>
      <section aria-labelledby={history} className="mt-5 border-t border-hairline pt-5">
        <h2 id={history} className="text-body">
          History
        </h2>
        <Entries />
      </section>
    </Card>
  );
}

function Entries() {
  const { data, error, isPending, isFetching, refetch } = useQuery(routineHistoryQuery);
  if (isPending) {
    return (
      <div className="mt-3 grid gap-4">
        <p className="sr-only">Loading your history</p>
        <Skeleton shape="h-16" />
        <Skeleton shape="h-16" />
      </div>
    );
  }
  if (error && !data) {
    return (
      <div role="alert" className="mt-2 grid justify-items-start gap-3">
        <p className="text-soft">
          {errorSentence(error, 'Your history could not be loaded. Please try again.')}
        </p>
        <Button kind="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className="mt-2 text-soft">
        You haven&apos;t completed any routines yet. Complete routines to track your progress over
        time.
      </p>
    );
  }
  return (
    <ol aria-label="Completed routines, newest first" className="mt-3 grid gap-4">
      {data.slice(0, SHOWN).map((record) => (
        <HistoryEntry key={record.id} record={record} />
      ))}
    </ol>
  );
}
