import { FREE_TIER, PRO_TIER, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import { type Offer, type OfferId, OFFERS } from '#features/subscription/offers/offers.ts';

const PRO_POINTS = [
  `${PRO_TIER.exercises}+ exercises`,
  `${inWords(PRO_TIER.minutes)} minute options`,
  'All nine body areas',
  'Personalised routines',
  `${TRIAL_DAYS}-day free trial, no card`,
];

/** The plans with what a visitor wants to know of them. */
export const PRICING_OFFERS: Record<OfferId, Offer> = {
  ...OFFERS,
  free: {
    ...OFFERS.free,
    points: [
      `${FREE_TIER.routines} routines`,
      `${inWords(FREE_TIER.minutes)} minute options`,
      `${FREE_TIER.bodyAreas} body areas`,
      'Basic progress tracking',
    ],
    missing: [],
  },
  pro: { ...OFFERS.pro, points: PRO_POINTS },
  team: {
    ...OFFERS.team,
    points: [`Minimum ${TEAM_MINIMUM_USERS} users`, 'Everything in Pro, for everybody'],
  },
};

/** "1, 3, 5 and 10". */
function inWords(minutes: readonly number[]): string {
  return new Intl.ListFormat('en-GB').format(minutes.map(String));
}
