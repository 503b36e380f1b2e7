import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Loaded } from '#api/loaded.tsx';
import { FeelingsOverWeeks } from '#features/check-ins/feelings-over-weeks.tsx';
import { AreaMinutes } from '#features/routine-history/area-minutes.tsx';
import { historyPagesQuery } from '#features/routine-history/history.api.ts';
import { HistoryCalendar } from '#features/routine-history/history-calendar.tsx';
import { useProgress } from '#features/routine-history/use-progress.ts';
import { WeekStrip } from '#features/routine-history/week-strip.tsx';
import { WeekWords } from '#features/routine-history/week-words.tsx';
import { RibbonSkeleton } from '#features/routine-history/year-ribbon/ribbon-skeleton.tsx';
import { YearRibbon } from '#features/routine-history/year-ribbon/year-ribbon.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { WeeklyGoal } from './weekly-goal.tsx';

export function HistoryTab() {
  const progress = useProgress();
  const hasMoved = progress.data !== undefined && progress.data.moved.size > 0;
  return (
    <div className="grid gap-8">
      <Loaded query={progress} what="your year" skeleton={<RibbonSkeleton />}>
        {(loaded) => <YearRibbon progress={loaded} />}
      </Loaded>
      <ThisWeek />
      <Calendar>
        {hasMoved && (
          <Card>
            <AreaMinutes progress={progress.data} />
          </Card>
        )}
      </Calendar>
      {hasMoved && (
        <Card>
          <FeelingsOverWeeks />
        </Card>
      )}
    </div>
  );
}

function ThisWeek() {
  return (
    <section
      aria-label="Your week"
      className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_18rem_auto]"
    >
      <WeekWords />
      <div className="-mt-3 sm:order-last sm:col-span-2 lg:order-none lg:col-span-1">
        <WeekStrip />
      </div>
      <WeeklyGoal />
    </section>
  );
}

/** Days with completed routines. */
function Calendar({ children }: { children: ReactNode }) {
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
          >
            {children}
          </HistoryCalendar>
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
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/">Start Your First Routine</ButtonLink>
          <ButtonLink kind="quiet" href="/dashboard">
            Go straight to today’s exercises
          </ButtonLink>
        </div>
      }
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
