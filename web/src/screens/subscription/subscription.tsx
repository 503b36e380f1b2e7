import { orderProblem } from '@limber/domain/subscriptions/order';
import { PAID_TIERS } from '@limber/domain/subscriptions/prices';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSession } from '#features/auth/session-store.ts';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { CurrentSubscription } from './current-subscription.tsx';
import { FoundingNotice, useFoundingNotice } from './founding-notice.tsx';
import { TierOfferCard } from './tier-offer-card.tsx';
import { OrderPage } from './order-page.tsx';
import { MONTHLY_OFFERS, OFFERS, type TierOffer } from './offers.ts';
import { SUBSCRIPTION_QUESTIONS } from './questions.ts';
import { Accordion } from '#ui/accordion.tsx';
import { Page } from '#ui/page.tsx';

/** The plans, and the order of the one that was chosen: `?plan=annual`. */
export function SubscriptionScreen() {
  const asked = new URLSearchParams(useSearch()).get('plan');
  const plan = PAID_TIERS.find((plan) => plan === asked);
  if (plan) return <OrderPage key={plan} plan={plan} />;
  return (
    <Page title="Subscription" heading="Choose Your Plan" width="wide">
      <Offers />
    </Page>
  );
}

/** What one has, what one could have, and what people ask about it. */
function Offers() {
  const { data } = useQuery(subscriptionQuery);
  const userId = useSession().user?.id ?? 0;
  const notice = useFoundingNotice(userId, data?.foundingMember ?? false);
  const card = (offer: TierOffer) => (
    <TierOfferCard
      key={offer.tier}
      offer={offer}
      foundingMember={data?.foundingMember ?? false}
      current={offer.tier === data?.tier}
      choosable={isChoosable(offer.tier, data?.tier ?? 'free')}
    />
  );
  return (
    <>
      <CurrentSubscription onReadNotice={notice.ask} />
      <section className="grid gap-4">
        <h2 className="sr-only">Plans</h2>
        <ul className="grid gap-4 md:grid-cols-3">{OFFERS.map(card)}</ul>
      </section>
      <section className="grid gap-4">
        <h2 className="text-title">By the month</h2>
        <ul className="grid gap-4 md:grid-cols-2">{MONTHLY_OFFERS.map(card)}</ul>
      </section>
      <section className="mt-6 grid max-w-3xl gap-4">
        <h2 className="text-title">Questions and answers</h2>
        <Accordion items={SUBSCRIPTION_QUESTIONS} />
      </section>
      <FoundingNotice open={notice.open} onClose={notice.close} />
    </>
  );
}

/** Not what one has, and nothing less than that. */
function isChoosable(plan: Tier, tier: Tier): boolean {
  if (plan === 'free') return false;
  return orderProblem({ kind: 'plan', plan, users: 1 }, { tier, premiumPack: false }) === null;
}
