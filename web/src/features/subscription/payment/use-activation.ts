import type { Order } from '@limber/domain/subscriptions/order';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasOrdered } from './order-address.ts';
import { forgetPaymentKey } from './payments.api.ts';
import { freshSubscriptionQuery } from '#features/subscription/subscription.api.ts';

const ASK_EVERY_MS = 1500;
const LONG_MS = 15_000;

/**
 * Waits until the provider's event has changed what the person has: it alone does. Then everything is
 * asked for anew, for much of it is open now. `isLong`: it takes longer than people expect.
 */
export function useActivation(order: Order, onArrived: () => void = () => {}) {
  const cache = useQueryClient();
  const subscription = useQuery({
    ...freshSubscriptionQuery,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      state.data && hasOrdered(order, state.data) ? false : ASK_EVERY_MS,
  });
  const arrived = subscription.data !== undefined && hasOrdered(order, subscription.data);

  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!arrived) return;
    forgetPaymentKey(order);
    void cache.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== freshSubscriptionQuery.queryKey[0],
    });
    onArrived();
    // oxlint-disable-next-line react/exhaustive-deps -- it arrives once
  }, [arrived]);
  return { arrived, isLong: isLong && !arrived };
}
