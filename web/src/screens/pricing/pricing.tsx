import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { Accordion } from '#ui/accordion.tsx';
import { Page } from '#ui/page.tsx';
import { PlanAction } from './plan-action.tsx';
import { PlanCard } from './plan-card.tsx';
import { PLANS } from './plans.ts';
import { QUESTIONS } from './questions.ts';

/** What Limber costs. */
export function Pricing() {
  return (
    <Page
      title="Pricing"
      heading="Start free. Stay as long as it helps."
      lead={`Paid plans come with a ${TRIAL_DAYS}-day free trial, no card needed, and a ${MONEY_BACK_DAYS}-day money-back guarantee.`}
      width="wide"
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} action={<PlanAction plan={plan.name} />} />
        ))}
      </ul>
      <section className="mt-6 grid max-w-3xl gap-4">
        <h2 className="text-title">Questions and answers</h2>
        <Accordion items={QUESTIONS} />
      </section>
    </Page>
  );
}
