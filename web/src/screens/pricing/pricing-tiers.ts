import {
  ENTERPRISE_PLAN,
  FREE_PLAN,
  PRO_PLAN,
  TRIAL_DAYS,
} from '@limber/domain/subscriptions/plan-facts';
import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';

export type PricingTier = {
  name: 'Free' | 'Pro' | 'Team' | 'Enterprise';
  /** For whom it is. */
  audience: string;
  price: string;
  /** Stands behind the price. */
  terms: string;
  points: readonly string[];
};

const [setupFrom, setupTo] = ENTERPRISE_PLAN.setupWeeks;

/** The plans from the smallest to the largest, in words. */
export const PRICING_TIERS: readonly PricingTier[] = [
  {
    name: 'Free',
    audience: 'To begin moving',
    price: moneyWords(0),
    terms: 'for good',
    points: [
      `${FREE_PLAN.routines} routines`,
      `${inWords(FREE_PLAN.minutes)} minute options`,
      `${FREE_PLAN.bodyAreas} body areas`,
      'Basic progress tracking',
    ],
  },
  {
    name: 'Pro',
    audience: 'For your own desk',
    price: moneyWords(PRICES.pro.cents),
    terms: intervalWords(PRICES.pro),
    points: [
      `${PRO_PLAN.exercises}+ exercises`,
      `${inWords(PRO_PLAN.minutes)} minute options`,
      'All nine body areas',
      'Personalised routines',
      `${TRIAL_DAYS}-day free trial, no card`,
    ],
  },
  {
    name: 'Team',
    audience: 'For the whole office',
    price: moneyWords(PRICES.team.cents),
    terms: intervalWords(PRICES.team),
    points: [`Minimum ${TEAM_MINIMUM_USERS} users`, 'Everything in Pro, for everybody'],
  },
  {
    name: 'Enterprise',
    audience: 'For large companies',
    price: 'Custom',
    terms: 'agreed with you',
    points: [
      `${ENTERPRISE_PLAN.minimumUsers}+ users`,
      `${setupFrom}-${setupTo} weeks setup`,
      'Annual contract',
    ],
  },
];

/** "1, 3, 5 and 10". */
function inWords(minutes: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(minutes.map(String));
}
