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
  /** What its points mean beside those of the others, in a sentence. */
  note: string;
};

const PRO_POINTS = ['All body areas', 'Personalised routines', 'Custom reminders'];
const [shortest, longest] = FREE_TIER.minutes;
const MONTHS_A_YEAR = 12;

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
    note: `Your routines follow your ${FREE_TIER.bodyAreas} areas, and there are reminders. How much of a routine each area gets, and longer routines, come with Pro.`,
  },
  {
    tier: 'annual',
    price: moneyWords(PRICES.annual.cents),
    terms: intervalWords(PRICES.annual),
    renewal: 'Renews by itself each year until you cancel',
    points: PRO_POINTS,
    missing: [],
    note: `Holds the same as Pro and is paid once a year. Paid by the month, Pro comes to ${moneyWords(PRICES.pro.cents * MONTHS_A_YEAR)} a year.`,
  },
  {
    tier: 'lifetime',
    price: moneyWords(PRICES.lifetime.cents),
    terms: intervalWords(PRICES.lifetime),
    renewal: 'Paid once, never charged again',
    points: [...PRO_POINTS, 'Priority support', 'Future updates'],
    missing: [],
    note: 'Costs as much as four years of Annual.',
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
    note: 'Personalised: you say how much of a routine each area gets. Reminders are in the Free plan, too.',
  },
  {
    tier: 'team',
    price: moneyWords(PRICES.team.cents),
    terms: intervalWords(PRICES.team),
    renewal: 'Renews by itself each month until you cancel',
    points: [`For ${TEAM_MINIMUM_USERS} users or more`, 'Everything in Pro, for everybody'],
    missing: [],
    note: 'Everybody has an account of their own.',
  },
];
