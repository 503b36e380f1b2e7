import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/auth/session-store.ts';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';

/**
 * What the person's plan lets them do; undefined while it is not known. Then nothing is held back on the
 * screen: the server decides in any case.
 */
export function useEntitlements() {
  const { authenticated } = useSession();
  return useQuery({ ...subscriptionQuery, enabled: authenticated }).data?.entitlements;
}
