import { listInWords } from '@limber/domain/names-in-words';
import { FREE_TIER, PRO_TIER, TRIAL_DAYS } from '@limber/domain/subscriptions/tier-facts';
import { TEAM_MINIMUM_USERS } from '@limber/domain/subscriptions/prices';
import { type Offer, type OfferId, OFFERS } from '#features/subscription/offers/offers.ts';

const PRO_POINTS = [
  `${PRO_TIER.exercises}+ exercises`,
  `${listInWords(PRO_TIER.minutes.map(String))} minute options`,
  'All nine body areas',
  'Personalised routines',
  `${TRIAL_DAYS}-day free trial, no card`,
];

export const PRICING_OFFERS: Record<OfferId, Offer> = {
  ...OFFERS,
  free: {
    ...OFFERS.free,
    points: [
      `${FREE_TIER.routines} routines`,
      `${listInWords(FREE_TIER.minutes.map(String))} minute options`,
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
