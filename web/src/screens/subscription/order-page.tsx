import type { Subscription } from '@limber/contract/subscription';
import { type Order, orderProblem } from '@limber/domain/subscriptions/order';
import { tierStanding } from '@limber/domain/subscriptions/tier-standing';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import type { PaidTier } from '@limber/domain/subscriptions/prices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Payment } from '#features/subscription/payment/payment.tsx';
import { paymentReference } from '#features/subscription/payment/order-address.ts';
import { WaitingForActivation } from '#features/subscription/payment/waiting-for-activation.tsx';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { Card } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonBlock } from '#ui/skeleton-block.tsx';
import { NothingToPay } from '#features/subscription/nothing-to-pay.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { OrderSummary } from './order-summary.tsx';
import { SeatsForm } from './seats-form.tsx';

/** The reason as a sentence; null when there is something to pay. */
function whyNothingToPay(
  order: Extract<Order, { kind: 'plan' }>,
  subscription: Subscription,
): string | null {
  if (tierStanding(order.plan, subscription) === 'founding') {
    return `You are a founding member: everything in ${tierName(order.plan)} is yours, free, for good.`;
  }
  return orderProblem(order, subscription);
}

export function OrderPage({ plan }: { plan: PaidTier }) {
  const [, navigate] = useLocation();
  // Set on return from the provider's page.
  const broughtBack = paymentReference(useSearch());
  const [paid, setPaid] = useState(broughtBack);
  const [seats, setSeats] = useState<number | null>(plan === 'team' ? null : 1);
  const subscription = useQuery(subscriptionQuery);
  const order = { kind: 'plan', plan, users: seats ?? 1 } as const;
  const backToPlans = () => navigate('/subscription');

  const problem = subscription.data && whyNothingToPay(order, subscription.data);
  if (problem && paid === null) {
    return (
      <Page title="Your order" step={plan} width="narrow">
        <NothingToPay why={problem}>
          <ButtonLink href="/subscription">Back to all plans</ButtonLink>
          <ButtonLink href="/profile?tab=subscription" kind="secondary">
            Manage in Profile
          </ButtonLink>
        </NothingToPay>
      </Page>
    );
  }
  const step = () => {
    if (paid !== null) return <WaitingForActivation order={order} reference={paid} />;
    if (subscription.isPending) return <SkeletonBlock shape="h-64" />;
    return (
      <Card as="section" padding="generous">
        <h2 className="sr-only">Payment</h2>
        {seats === null ? (
          <SeatsForm onChoose={setSeats} />
        ) : (
          <Payment
            order={order}
            cancelHref="/subscription"
            onPaid={setPaid}
            onSetupFailed={backToPlans}
          />
        )}
      </Card>
    );
  };
  return (
    <Page title="Your order" step={plan} width="wide">
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <OrderSummary
          plan={plan}
          tier={subscription.data?.tier}
          users={seats}
          {...(plan === 'team' && paid === null && { onChangeUsers: () => setSeats(null) })}
        />
        {step()}
      </div>
    </Page>
  );
}
