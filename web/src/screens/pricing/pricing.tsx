import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { Accordion } from '#ui/accordion.tsx';
import { Page } from '#ui/page.tsx';
import { PricingCard } from './pricing-card.tsx';
import { PRICING_TIERS } from './pricing-tiers.ts';
import { PRICING_QUESTIONS } from './questions.ts';

/** What Limber costs. */
export function PricingScreen() {
  return (
    <Page
      title="Pricing"
      heading="Start free. Stay as long as it helps."
      lead={`Paid plans come with a ${TRIAL_DAYS}-day free trial, no card needed, and a ${MONEY_BACK_DAYS}-day money-back guarantee.`}
      width="wide"
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PRICING_TIERS.map((tier) => (
          <PricingCard key={tier.name} tier={tier} />
        ))}
      </ul>
      <section className="mt-6 grid max-w-3xl gap-4">
        <h2 className="text-title">Questions and answers</h2>
        <Accordion items={PRICING_QUESTIONS} />
      </section>
    </Page>
  );
}
