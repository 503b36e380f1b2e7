import type { Order } from '@limber/domain/subscriptions/order';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { hasOrdered, successAddress } from './order-address.ts';
import { forgetPaymentKey } from './payments.api.ts';
import { freshSubscriptionQuery } from '#features/subscription/subscription.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { toast } from '#ui/toast.ts';

type Props = {
  order: Extract<Order, { kind: 'plan' }>;
  /** The provider's payment id. */
  reference: string;
};

/** Waits for the provider's event, which activates the order. */
export function WaitingForActivation({ order, reference }: Props) {
  const [, navigate] = useLocation();
  const name = tierName(order.plan);
  const { isLong } = useActivation(order, () => {
    toast({
      kind: 'success',
      title: 'Subscription Activated',
      description: `You are on the ${name} plan now. Everything in it is yours.`,
    });
    // Replaces the order, so that Back does not lead to a second payment.
    navigate(successAddress(order, reference), { replace: true });
  });
  return (
    <Card as="section" padding="generous">
      <div className="grid gap-3">
        <h2 className="flex items-center gap-3 text-body [&_svg]:size-5">
          <Spinner />
          Opening your {name} plan
        </h2>
        <output className="grid gap-3 text-soft">
          <span>
            Your payment is on its way. The plan opens as soon as the payment provider confirms it,
            usually within a few seconds.
          </span>
          {isLong && (
            <span className="text-ink">
              This takes longer than usual. There is nothing more to do and nothing to pay again:
              you can go on, and find the plan in your profile once it is open.
            </span>
          )}
        </output>
        {isLong && (
          <div className="mt-2">
            <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
          </div>
        )}
      </div>
    </Card>
  );
}

const ASK_EVERY_MS = 1500;
const LONG_MS = 15_000;

/** Polls until the order is active, then refetches unlocked data. `isLong` after 15 s. */
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
