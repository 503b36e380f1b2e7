import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/auth/session-store.ts';
import { Badge } from '#ui/badge.tsx';
import { subscriptionQuery } from './subscription.api.ts';

/** What the user is on: their tier and, of the first 100 members, that they are one. */
export function TierBadges() {
  const { user } = useSession();
  const { data } = useQuery({ ...subscriptionQuery, enabled: user !== null });
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge kind="brand">{user?.subscriptionTier || 'free'} plan</Badge>
      {data?.foundingMember && <Badge kind="brand">Founding member</Badge>}
    </p>
  );
}
