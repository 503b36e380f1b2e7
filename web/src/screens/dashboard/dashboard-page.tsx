import { greeting } from '@limber/domain/time/greeting';
import type { ReactNode } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { TierBadges } from '#features/subscription/tier-badges.tsx';
import { Page } from '#ui/page.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { useHour } from '#browser/use-local-time.ts';

type Props = { title: string; children: ReactNode };

/** A dashboard page without a workout, e.g. for editing a plan. */
export function DashboardPage({ title, children }: Props) {
  return (
    <Page
      title={title}
      lead={
        <span className="[overflow-wrap:anywhere]">
          <Greeting />
        </span>
      }
      actions={<TierBadges />}
      width="wide"
    >
      {children}
    </Page>
  );
}

/**
 * The page of a workout. On desktops words stand on one side, and the figure reaches the other edge of the window and
 * behind the header; on phones it stands between words and buttons. Children come from `today-stage.tsx`, and below
 * them `Below`.
 */
export function TodayPage({ title, children }: Props) {
  return (
    <div className="grid w-full grow content-start px-4 sm:px-6 lg:px-0 lg:grid-cols-[max(1.5rem,calc(50%-34.5rem))_minmax(0,1fr)_52%] lg:grid-rows-[auto_auto_auto_minmax(0,1fr)]">
      <header className="grid min-w-0 gap-1 pt-2 lg:col-start-2 lg:row-start-1 lg:pt-10 lg:pr-6">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-soft max-[26rem]:flex-col max-[26rem]:items-start [&_h1]:text-small">
          <PageHeading title={title}>{title}</PageHeading>
          <TierBadges />
        </div>
        <p className="line-clamp-3 [overflow-wrap:anywhere] lg:mt-8">
          <Greeting />
        </p>
      </header>
      {children}
    </div>
  );
}

/** Content below the stage has the width of other pages. */
export function Below({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-6xl min-w-0 gap-10 py-8 lg:col-span-3 lg:px-6">
      {children}
    </div>
  );
}

function Greeting() {
  const { user } = useSession();
  const hour = useHour();
  return `${greeting(hour)}, ${user?.fullName || user?.username || 'there'}`;
}
