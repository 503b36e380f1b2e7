import { ROUTINE_SIZE } from '@limber/domain/routines/allocate-slots';
import { greeting } from '@limber/domain/time/greeting';
import type { ReactNode } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { TierBadge } from '#features/subscription/tier-badge.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { useHour } from '#ui/use-local-time.ts';

/** The frame of everything on the dashboard: the greeting, what is shown, and the user's tier. */
export function DashboardPage({ title, children }: { title: string; children: ReactNode }) {
  const { user } = useSession();
  const hour = useHour();
  const name = user?.fullName || user?.username || 'there';
  return (
    <Page
      title={title}
      heading={<span className="[overflow-wrap:anywhere]">{title}</span>}
      lead={
        <span className="[overflow-wrap:anywhere]">
          {greeting(hour)}, {name}
        </span>
      }
      actions={<TierBadge />}
      width="wide"
    >
      {children}
    </Page>
  );
}

type Props = { progress: ReactNode; main: ReactNode; side: ReactNode };

/** Progress, exercises and history: one below the other on phones, list and side panel on desktops. */
export function DashboardColumns({ progress, main, side }: Props) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      {progress && <div className="min-w-0 lg:col-start-2">{progress}</div>}
      <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">{main}</div>
      <div className="min-w-0 lg:col-start-2">{side}</div>
    </div>
  );
}

/** The shape of a workout while it loads. */
export function WorkoutSkeleton() {
  return (
    <>
      <output className="sr-only">Loading your routine</output>
      <DashboardColumns
        progress={<SkeletonBlock shape="h-32" />}
        main={
          <div className="grid gap-3">
            {Array.from({ length: ROUTINE_SIZE }, (_, row) => (
              <SkeletonBlock key={row} shape="h-44 sm:h-32" />
            ))}
          </div>
        }
        side={<SkeletonBlock shape="h-72" />}
      />
    </>
  );
}
