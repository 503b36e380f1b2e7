import { greeting } from '@limber/domain/time/greeting';
import type { ReactNode } from 'react';
import { useHour } from '#ui/use-local-time.ts';
import { useSession } from '#features/auth/session-store.ts';
import { Badge } from '#ui/badge.tsx';
import { Page } from '#ui/page.tsx';

/** The frame of everything on the dashboard: the greeting, what is shown, and the person's tier. */
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
      actions={<Badge kind="brand">{user?.subscriptionTier ?? 'free'} plan</Badge>}
      width="wide"
    >
      {children}
    </Page>
  );
}
