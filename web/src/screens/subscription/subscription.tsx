import { PAID_TIERS, moneyWords, PRICES } from '@limber/domain/subscriptions/prices';
import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { useSession } from '#features/auth/session-store.ts';
import { OFFERS } from '#features/subscription/offers/offers.ts';
import { PlanTable } from '#features/subscription/offers/plan-table.tsx';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { CurrentSubscription } from './current-subscription.tsx';
import { FoundingNotice, useFoundingNotice } from './founding-notice.tsx';
import { OrderPage } from './order-page.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Page } from '#ui/page.tsx';

/** `?plan=annual` orders that plan. */
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

function Offers() {
  const { data, isError } = useQuery(subscriptionQuery);
  const userId = useSession().user?.id ?? 0;
  const notice = useFoundingNotice(userId, data?.foundingMember ?? false);
  return (
    <>
      <CurrentSubscription onReadNotice={notice.ask} />
      <PlanTable offers={OFFERS} subscription={isError ? null : data} />
      <section className="mt-6 grid max-w-3xl gap-4">
        <h2 className="text-title">Questions and answers</h2>
        <Accordion items={SUBSCRIPTION_QUESTIONS} />
      </section>
      <FoundingNotice open={notice.open} onClose={notice.close} />
    </>
  );
}

const SUBSCRIPTION_QUESTIONS = [
  {
    title: 'Can I cancel anytime?',
    content: `Yes, in your profile. You keep everything until the end of the period you paid for, and it does not renew. Within ${MONEY_BACK_DAYS} days of your first payment you also get your money back.`,
  },
  {
    title: 'Annual or Lifetime: what is the difference?',
    content: `Annual costs ${moneyWords(PRICES.annual.cents)} per year, holds the same as Pro, and renews by itself until you cancel. Lifetime costs ${moneyWords(PRICES.lifetime.cents)} once, is never charged again, and adds priority support and future updates. There is nothing to cancel in it.`,
  },
  {
    title: 'Is there a free trial?',
    content: `Yes: everything in Pro for ${TRIAL_DAYS} days, once per account, without a card. You begin it here or in your profile, and it ends by itself. The Free plan needs no trial: it is free for good.`,
  },
];
