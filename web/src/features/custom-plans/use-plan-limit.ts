import { useQuery } from '@tanstack/react-query';
import { customPlansQuery } from './custom-plans.api.ts';
import { useEntitlements } from '#features/subscription/subscription.api.ts';

/** Whether the person has as many custom plans as their own plan holds. */
export function usePlanLimitReached(): boolean {
  const limit = useEntitlements()?.customPlans ?? null;
  const plans = useQuery(customPlansQuery).data;
  return limit !== null && plans !== undefined && plans.length >= limit;
}
