import { toClock } from '@limber/domain/routines/routine-duration';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { NotLoadedNote } from '#api/not-loaded.tsx';
import { progressQuery, routineHistoryQuery } from '#features/routine-history/history.api.ts';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { HistoryEntry } from '#features/routine-history/history-entry.tsx';
import { WeekStrip } from '#features/routine-history/week-strip.tsx';
import { WeekWords } from '#features/routine-history/week-words.tsx';
import { useToday } from '#browser/use-local-time.ts';

const SHOWN = 6;

export function HistoryPanel() {
  const week = useId();
  const history = useId();
  return (
    <div className="grid gap-8 border-t border-hairline pt-8 lg:grid-cols-[21rem_minmax(0,1fr)] lg:gap-12">
      <section aria-labelledby={week}>
        <h2 id={week} className="text-body">
          Your week
        </h2>
        <div className="mt-2">
          <WeekWords />
        </div>
        <WeekStrip />
        <TodaysProgress />
      </section>
      <section aria-labelledby={history}>
        <h2 id={history} className="text-body">
          History
        </h2>
        <Entries />
      </section>
    </div>
  );
}

function Entries() {
  const query = useQuery(routineHistoryQuery);
  const { data, error, isPending } = query;
  if (isPending) {
    return (
      <div className="mt-3 grid gap-4">
        <p className="sr-only">Loading your history</p>
        <SkeletonBlock shape="h-16" />
        <SkeletonBlock shape="h-16" />
      </div>
    );
  }
  if (error && !data) {
    return (
      <div className="mt-2">
        <NotLoadedNote what="your history" query={query} />
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
    <ol
      aria-label="Completed routines, newest first"
      className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {data.slice(0, SHOWN).map((record) => (
        <HistoryEntry key={record.id} record={record} />
      ))}
    </ol>
  );
}

/** Lines are there before their numbers, so that nothing moves. */
function TodaysProgress() {
  const query = useQuery(progressQuery(useToday()));
  const { data, isPending } = query;
  if (!data && !isPending) {
    return (
      <div className="mt-4">
        <NotLoadedNote what="today's count" query={query} />
      </div>
    );
  }
  return (
    <>
      <dl className="mt-4 grid grid-cols-3 gap-2">
        <Figure label="Exercises today" value={data && String(data.exercisesCompleted)} />
        <Figure label="Routines today" value={data && String(data.routinesCompleted)} />
        <Figure label="Time moved" value={data && toClock(data.secondsMoved)} />
      </dl>
      <p className="mt-3 text-small text-soft">Counted once a workout is complete and saved.</p>
    </>
  );
}

type FigureProps = {
  label: string;
  /** Undefined until known. */
  value: string | undefined;
};

function Figure({ label, value }: FigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small leading-4 text-soft">{label}</dt>
      <dd className="text-title font-strong tabular-nums">
        {value ?? (
          <>
            <span className="sr-only">Loading</span>
            <span aria-hidden className="block w-12 animate-breathe rounded-card bg-sunken">
              &nbsp;
            </span>
          </>
        )}
      </dd>
    </div>
  );
}
