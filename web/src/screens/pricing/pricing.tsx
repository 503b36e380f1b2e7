import {
  firstPayment,
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import {
  MONEY_BACK_DAYS,
  TRIAL_DAYS,
  ENTERPRISE_TIER,
  FREE_TIER,
} from '@limber/domain/subscriptions/tier-facts';
import { FOUNDING_MEMBERS } from '@limber/domain/subscriptions/tiers';
import { TEAM_INVITATION_DAYS } from '@limber/domain/teams/invitation';
import { useQuery } from '@tanstack/react-query';
import { PRICING_OFFERS } from './pricing-offers.ts';
import { useSession } from '#features/auth/session-store.ts';
import { A_YEAR_COSTS } from '#features/subscription/offers/offers.ts';
import { PlanTable } from '#features/subscription/offers/plan-table.tsx';
import { subscriptionQuery } from '#features/subscription/subscription.api.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Accordion } from '#ui/accordion.tsx';
import { Page } from '#ui/page.tsx';

export function PricingScreen() {
  const { authenticated } = useSession();
  const subscription = useQuery({ ...subscriptionQuery, enabled: authenticated });
  return (
    <Page
      title="Pricing"
      heading="Start free. Stay as long as it helps."
      lead={`Paid plans come with a ${TRIAL_DAYS}-day free trial, no card needed, and a ${MONEY_BACK_DAYS}-day money-back guarantee.`}
      width="wide"
    >
      <PlanTable
        offers={PRICING_OFFERS}
        subscription={authenticated ? subscription.data : null}
        free={<WayIn authenticated={authenticated} />}
      />
      <section className="mt-6 grid max-w-3xl gap-4">
        <h2 className="text-title">Questions and answers</h2>
        <Accordion items={PRICING_QUESTIONS} />
      </section>
    </Page>
  );
}

function WayIn({ authenticated }: { authenticated: boolean }) {
  return (
    <ButtonLink href={authenticated ? '/dashboard' : '/register'} kind="secondary" wide>
      {authenticated ? 'Go to Dashboard' : 'Get Started'}
    </ButtonLink>
  );
}

const [setupFrom, setupTo] = ENTERPRISE_TIER.setupWeeks;
const { annual, lifetime } = PRICES;

const PRICING_QUESTIONS = [
  {
    title: 'How do I pay?',
    content:
      'By card, once you are signed in. The details of your card go to the payment provider and never to us. Where Limber runs without a provider, the order says so and nothing is charged.',
  },
  {
    title: 'How does the free trial work?',
    content: `You try everything in Pro for ${TRIAL_DAYS} days, once per account, and we ask for no card: you begin it in your profile. When the trial ends you are on the Free plan again, and your history and plans stay.`,
  },
  {
    title: 'What if I change my mind?',
    content: `Within ${MONEY_BACK_DAYS} days of your first payment you get your money back: that is our money-back guarantee. You can cancel at any time; what you paid for stays yours until the end of the period.`,
  },
  {
    title: 'Who gets Limber for free?',
    content: `Everybody, on the Free plan: ${FREE_TIER.routines} routines and ${FREE_TIER.bodyAreas} body areas, without a time limit. The first ${FOUNDING_MEMBERS} people who register have everything in Pro, free, for good.`,
  },
  {
    title: 'What does a team need?',
    content: `At least ${TEAM_MINIMUM_USERS} users, which comes to ${moneyWords(firstPayment('team'))} per month. Everybody has their own account; nobody at work sees where it hurts you.`,
  },
  {
    title: 'What is a seat, and what happens when somebody leaves?',
    content: `A seat is a person: a member, or an invitation that waits, for ${TEAM_INVITATION_DAYS} days at most. Whoever buys the plan invites by mail or by a link. Who leaves falls back to the plan they had, keeps all they saved, and their seat is free again. You add seats at any time, and pay for the rest of the month; what fewer seats spare is taken off the next bill.`,
  },
  {
    title: 'What does my company see of me?',
    content:
      'Your name, and that you are in the team. From ten people on the team also sees, once a quarter, three blurred figures about all of you, which identify nobody: you see the same page.',
  },
  {
    title: 'How does Enterprise work?',
    content: `For ${ENTERPRISE_TIER.minimumUsers} users or more we agree on a price and an annual contract, and set everything up with you in ${setupFrom}-${setupTo} weeks.`,
  },
  {
    title: 'Can I pay by the year, or once?',
    content: `Yes. Annual costs ${moneyWords(annual.cents)} ${intervalWords(annual)} and holds the same as Pro, which by the month comes to ${A_YEAR_COSTS.byTheMonth} a year: choose it for one payment and one receipt a year. Lifetime costs ${moneyWords(lifetime.cents)} ${intervalWords(lifetime)} and adds priority support and future updates.`,
  },
];
