import { toClock } from '@limber/domain/routines/routine-duration';
import { useQuery } from '@tanstack/react-query';
import { progressQuery } from '#features/routine-history/history.api.ts';
import { useToday } from '#ui/use-local-time.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What is in the history for today. */
export function TodaysProgress() {
  const { data, isPending, isFetching, refetch } = useQuery(progressQuery(useToday()));
  if (isPending) return <Skeleton shape="mt-4 h-12" />;
  if (!data) {
    return (
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <p className="text-small text-soft">Today&apos;s count could not be loaded.</p>
        <Button kind="secondary" size="small" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <dl className="mt-4 grid grid-cols-3 gap-2">
      <Figure label="Exercises today" value={String(data.exercisesCompleted)} />
      <Figure label="Routines today" value={String(data.routinesCompleted)} />
      <Figure label="Time moved" value={toClock(data.secondsMoved)} />
    </dl>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small leading-4 text-soft">{label}</dt>
      <dd className="text-title font-strong tabular-nums">{value}</dd>
    </div>
  );
}
