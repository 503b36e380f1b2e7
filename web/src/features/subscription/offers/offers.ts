import { ENTERPRISE_TIER, FREE_TIER } from '@limber/domain/subscriptions/tier-facts';
import {
  intervalWords,
  moneyWords,
  PRICES,
  TEAM_MINIMUM_USERS,
} from '@limber/domain/subscriptions/prices';
import { tierName } from '@limber/domain/subscriptions/tier-words';
import type { Tier } from '@limber/domain/subscriptions/tiers';

/** Tiers and individual agreements. */
export type OfferId = Tier | 'enterprise';

export type Offer = {
  id: OfferId;
  name: string;
  audience: string;
  price: string;
  /** Placed after the price. */
  terms: string;
  /** The renewal in words. */
  renewal: string;
  points: readonly string[];
  /** Benefits missing from the plan. */
  missing: readonly string[];
  /** Compares price and points with the other plans. */
  note: string;
};

const PRO_POINTS = ['All body areas', 'Personalised routines', 'Custom reminders'];
const [shortest, longest] = FREE_TIER.minutes;
const [setupFrom, setupTo] = ENTERPRISE_TIER.setupWeeks;
const MONTHS_A_YEAR = 12;
const PRO_CENTS_A_YEAR = PRICES.pro.cents * MONTHS_A_YEAR;

/** Prices of a year of Pro, paid by the month and as the Annual plan: "$119.88" and "$250". */
export const A_YEAR_COSTS = {
  byTheMonth: moneyWords(PRO_CENTS_A_YEAR),
  atOnce: moneyWords(PRICES.annual.cents),
} as const;

/** Whole years of each plan for the price of Lifetime. */
const LIFETIME_YEARS = {
  annual: PRICES.lifetime.cents / PRICES.annual.cents,
  pro: Math.floor(PRICES.lifetime.cents / PRO_CENTS_A_YEAR),
};

const priceOf = (id: Exclude<Tier, 'free'>) => ({
  id,
  name: tierName(id),
  price: moneyWords(PRICES[id].cents),
  terms: intervalWords(PRICES[id]),
});

/** About as long as the usual note of the Free plan, so that nothing moves. */
export const FREE_FOR_FOUNDING_MEMBERS =
  'You are a founding member: all body areas, how much of a routine each gets, and longer routines are yours, as in Pro, free and for good.';

export const OFFERS = {
  free: {
    id: 'free',
    name: tierName('free'),
    audience: 'To begin moving',
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
  pro: {
    ...priceOf('pro'),
    audience: 'For your own desk',
    renewal: 'Renews by itself each month until you cancel',
    points: PRO_POINTS,
    missing: [],
    note: 'Personalised: you say how much of a routine each area gets. Reminders are in the Free plan, too.',
  },
  annual: {
    ...priceOf('annual'),
    audience: 'For your own desk',
    renewal: 'Renews by itself each year until you cancel',
    points: PRO_POINTS,
    missing: [],
    note: `Holds the same as Pro, in one payment and with one receipt a year. That costs more: by the month, Pro comes to ${A_YEAR_COSTS.byTheMonth} a year.`,
  },
  team: {
    ...priceOf('team'),
    audience: 'For the whole office',
    renewal: 'Renews by itself each month until you cancel',
    points: [`For ${TEAM_MINIMUM_USERS} users or more`, 'Everything in Pro, for everybody'],
    missing: [],
    note: `From ${moneyWords(PRICES.team.cents * TEAM_MINIMUM_USERS)} a month. Everybody has an account of their own.`,
  },
  lifetime: {
    ...priceOf('lifetime'),
    audience: 'To pay once and never again',
    renewal: 'Paid once, never charged again',
    points: [...PRO_POINTS, 'Priority support', 'Future updates'],
    missing: [],
    note: `Beyond Pro: your letters are answered first, and all that is added later is yours without another payment. Costs as much as ${inWords(LIFETIME_YEARS.annual)} years of Annual, or ${inWords(LIFETIME_YEARS.pro)} of Pro by the month.`,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    audience: 'For large companies',
    price: 'Custom',
    terms: 'agreed with you',
    renewal: '',
    points: [
      `${ENTERPRISE_TIER.minimumUsers}+ users`,
      `${setupFrom}-${setupTo} weeks setup`,
      'Annual contract',
    ],
    missing: [],
    note: 'We agree on what you need, and set everything up with you.',
  },
} as const satisfies Record<OfferId, Offer>;

function inWords(years: number): string {
  return (
    ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][years] ?? `${years}`
  );
}
