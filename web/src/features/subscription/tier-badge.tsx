import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/auth/session-store.ts';
import { Badge } from '#ui/badge.tsx';
import { subscriptionQuery } from './subscription.api.ts';

/** The tier of the user who is signed in, and that they are a founding member where they are one. */
export function TierBadge() {
  const { user } = useSession();
  const subscription = useQuery(subscriptionQuery);
  return (
    <span className="flex flex-wrap gap-2">
      <Badge kind="brand">{user?.subscriptionTier ?? 'free'} plan</Badge>
      {subscription.data?.foundingMember && <Badge>Founding member</Badge>}
    </span>
  );
}
