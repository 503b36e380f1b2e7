import type { Subscription } from '@limber/contract/subscription';
import type { Tier } from '@limber/domain/subscriptions/tiers';
import type { ReactNode } from 'react';
import { type Billing, PLANS_BY_BILLING, useBilling } from './billing.ts';
import { OfferCard } from './offer-card.tsx';
import { OfferLine } from './offer-line.tsx';
import { A_YEAR_COSTS, FREE_FOR_FOUNDING_MEMBERS, type Offer, type OfferId } from './offers.ts';
import { PlanAction } from './plan-action.tsx';
import { Card } from '#ui/card.tsx';
import { RadioPills } from '#ui/radio-pills.tsx';

type Props = {
  offers: Record<OfferId, Offer>;
  /** Null for a visitor, undefined while loading. */
  subscription: Subscription | null | undefined;
  /** The action of the Free plan. */
  free?: ReactNode;
};

const WAYS = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

/** Three plans of the chosen billing in columns, the others in lines. */
export function PlanTable({ offers, subscription, free }: Props) {
  const tier = subscription?.tier ?? 'free';
  const [billing, choose] = useBilling(usualBilling(tier));
  const { columns, lines } = PLANS_BY_BILLING[billing];
  const featured = columns.find((id) => id !== 'free' && id === tier) ?? columns[1];
  const action = (offer: Offer, main: boolean) => (
    <PlanAction offer={offer} subscription={subscription} main={main} free={free} />
  );
  return (
    <section aria-label="Plans" className="grid gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <RadioPills legend="How often to pay" options={WAYS} value={billing} onChange={choose} />
        <p className="max-w-md text-small text-soft text-pretty">
          A year of Pro costs {A_YEAR_COSTS.byTheMonth} by the month. Annual holds the same for{' '}
          {A_YEAR_COSTS.atOnce}, in one payment.
        </p>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3">
        {columns.map((id) => (
          <OfferCard
            key={id}
            offer={asSeenBy(offers[id], subscription)}
            featured={id === featured}
            action={action(offers[id], id === featured)}
          />
        ))}
      </ul>
      <Card padding="none">
        <ul className="divide-y divide-hairline">
          {lines.map((id) => (
            <OfferLine key={id} offer={offers[id]} action={action(offers[id], false)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

/**
 * For founding members, Free includes its missing points, in as many lines, so that nothing moves.
 */
function asSeenBy(offer: Offer, subscription: Subscription | null | undefined): Offer {
  const isTheirs = subscription?.foundingMember && offer.id === 'free';
  if (!isTheirs) return offer;
  const points = [...offer.points, ...offer.missing];
  return { ...offer, points, missing: [], note: FREE_FOR_FOUNDING_MEMBERS };
}

/** Puts an Annual subscriber's plan into the columns. */
const usualBilling = (tier: Tier): Billing => (tier === 'annual' ? 'yearly' : 'monthly');
