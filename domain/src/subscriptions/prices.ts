/** A price in whole cents. */
export type Price = {
  cents: number;
  currency: 'usd';
  interval: 'month' | 'year' | 'once';
  /** A team pays per user. */
  per: 'account' | 'user';
};

/** Prices that the server charges and the screens show. */
export const PRICES = {
  pro: { cents: 999, currency: 'usd', interval: 'month', per: 'account' },
  team: { cents: 799, currency: 'usd', interval: 'month', per: 'user' },
  annual: { cents: 25_000, currency: 'usd', interval: 'year', per: 'account' },
  lifetime: { cents: 100_000, currency: 'usd', interval: 'once', per: 'account' },
  premiumPack: { cents: 1999, currency: 'usd', interval: 'once', per: 'account' },
} as const satisfies Record<string, Price>;

/** The Premium Exercise Pack is not a tier. */
export const PAID_TIERS = ['pro', 'team', 'annual', 'lifetime'] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

export const PREMIUM_PACK_NAME = 'Premium Exercise Pack';

/** Users. */
export const TEAM_MINIMUM_USERS = 5;
/** Users. */
export const TEAM_MAXIMUM_USERS = 1000;

/** The first payment for a tier, in cents; for a team of the smallest size. */
export function firstPayment(tier: PaidTier): number {
  const { cents, per } = PRICES[tier];
  return per === 'user' ? cents * TEAM_MINIMUM_USERS : cents;
}

/**
 * 999 → "$9.99", 100000 → "$1,000". Not by `Intl.NumberFormat`, with which a browser takes 40 ms for the
 * prices of all tiers.
 * @param cents whole and not negative
 */
export function moneyWords(cents: number): string {
  const amount = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `$${amount.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')}`;
}

const INTERVALS = { month: 'per month', year: 'per year', once: 'one time' } as const;

/** "per month", "per user per month", "one time". */
export function intervalWords({ interval, per }: Price): string {
  return per === 'user' ? `per user ${INTERVALS[interval]}` : INTERVALS[interval];
}
