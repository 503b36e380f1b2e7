import { FREE_TIER } from '@limber/domain/subscriptions/tier-facts';
import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import type { Tier } from '@limber/domain/subscriptions/tiers';

export type TierOffer = {
  tier: Tier;
  price: string;
  /** Stands behind the price. */
  terms: string;
  /** Whether and how it is charged again. */
  renewal: string;
  points: readonly string[];
  /** What the plan does not hold. */
  missing: readonly string[];
};

const PRO_POINTS = ['All body areas', 'Personalised routines', 'Custom reminders'];
const [shortest, longest] = FREE_TIER.minutes;

/** The plans to choose from. */
export const OFFERS: readonly TierOffer[] = [
  {
    tier: 'free',
    price: moneyWords(0),
    terms: 'for good',
    renewal: 'Nothing to pay, nothing to cancel',
    points: [
      `Basic routines (${shortest}-${longest} min)`,
      `Access to ${FREE_TIER.bodyAreas} body areas`,
      'Basic progress tracking',
    ],
    missing: ['Personalised recommendations', 'Advanced routines'],
  },
  {
    tier: 'annual',
    price: moneyWords(PRICES.annual.cents),
    terms: intervalWords(PRICES.annual),
    renewal: 'Renews by itself each year until you cancel',
    points: PRO_POINTS,
    missing: [],
  },
  {
    tier: 'lifetime',
    price: moneyWords(PRICES.lifetime.cents),
    terms: intervalWords(PRICES.lifetime),
    renewal: 'Paid once, never charged again',
    points: [...PRO_POINTS, 'Priority support', 'Future updates'],
    missing: [],
  },
];

/** The tiers that are paid by the month. */
export const MONTHLY_OFFERS: readonly TierOffer[] = [
  {
    tier: 'pro',
    price: moneyWords(PRICES.pro.cents),
    terms: intervalWords(PRICES.pro),
    renewal: 'Renews by itself each month until you cancel',
    points: PRO_POINTS,
    missing: [],
  },
  {
    tier: 'team',
    price: moneyWords(PRICES.team.cents),
    terms: intervalWords(PRICES.team),
    renewal: 'Renews by itself each month until you cancel',
    points: [`For ${TEAM_MINIMUM_USERS} users or more`, 'Everything in Pro, for everybody'],
    missing: [],
  },
];
