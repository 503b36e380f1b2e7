import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSession } from '#features/auth/session-store.ts';
import { Badge } from '#ui/badge.tsx';
import { subscriptionQuery } from './subscription.api.ts';

/** The tier and, for the first 100 users, the membership badge. */
export function TierBadges() {
  const { user } = useSession();
  const { data, isPending } = useQuery({ ...subscriptionQuery, enabled: user !== null });
  return (
    // Hidden until loaded: a second badge would move the first.
    <p className={clsx('flex flex-wrap gap-1.5', isPending && 'invisible')}>
      <Badge kind="brand">{user?.subscriptionTier || 'free'} plan</Badge>
      {data?.foundingMember && <Badge kind="brand">Founding member</Badge>}
    </p>
  );
}
