import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { Loaded } from '#api/loaded.tsx';
import { historyPagesQuery } from '#features/routine-history/history.api.ts';
import { HistoryCalendar } from '#features/routine-history/history-calendar.tsx';

/** The days on which routines were completed. */
export function HistoryTab() {
  const history = useInfiniteQuery(historyPagesQuery);
  return (
    <Loaded query={history} what="your history" skeleton={<CalendarSkeleton />}>
      {({ pages }) => {
        const records = pages.flat();
        return records.length === 0 ? (
          <NothingYet />
        ) : (
          <HistoryCalendar
            records={records}
            older={{
              exist: history.hasNextPage,
              loading: history.isFetchingNextPage,
              error: history.isFetchNextPageError ? history.error : null,
              load: () => void history.fetchNextPage({ cancelRefetch: false }),
            }}
          />
        );
      }}
    </Loaded>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={<CalendarDays aria-hidden />}
      title="Your calendar is waiting"
      action={<ButtonLink href="/">Start Your First Routine</ButtonLink>}
    >
      You haven&apos;t completed any routines yet. Complete routines to track your progress over
      time.
    </EmptyState>
  );
}

function CalendarSkeleton() {
  return (
    <div className="grid max-w-2xl gap-4">
      <SkeletonBlock shape="h-11 w-56" />
      <SkeletonBlock shape="h-96" />
    </div>
  );
}
