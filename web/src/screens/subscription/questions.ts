import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@limber/domain/subscriptions/plan-facts';
import { moneyWords, PRICES } from '@limber/domain/subscriptions/prices';

/** What people ask before they choose. */
export const SUBSCRIPTION_QUESTIONS = [
  {
    title: 'Can I cancel anytime?',
    content: `Yes, in your profile. You keep everything until the end of the period you paid for, and it does not renew. Within ${MONEY_BACK_DAYS} days of your first payment you also get your money back.`,
  },
  {
    title: 'Annual or Lifetime: what is the difference?',
    content: `Annual costs ${moneyWords(PRICES.annual.cents)} per year and renews by itself until you cancel. Lifetime costs ${moneyWords(PRICES.lifetime.cents)} once, is never charged again, and adds priority support and future updates. There is nothing to cancel in it.`,
  },
  {
    title: 'Is there a free trial?',
    content: `Yes: everything in Pro for ${TRIAL_DAYS} days, once per account, without a card. You begin it here or in your profile, and it ends by itself. The Free plan needs no trial: it is free for good.`,
  },
];
