import type { PaidTier } from './prices.ts';
import type { Tier } from './tiers.ts';

/** The latest state of a subscription that the provider has reported. */
export type SubscriptionState = {
  /** The provider's name for it. */
  reference: string;
  plan: PaidTier;
  /** Users that are paid for. */
  users: number;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** In UTC; null for what has no end. */
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** When it came to this at the provider, in UTC. */
  at: string;
};

/** The latest state, as the provider reports it, of something that is bought once. */
export type PurchaseState = {
  reference: string;
  bought: 'lifetime' | 'premiumPack';
  status: 'succeeded' | 'failed' | 'refunded';
  at: string;
};

/** Everything that a user ever paid for. */
export type PaidRecords = {
  subscriptions: readonly SubscriptionState[];
  purchases: readonly PurchaseState[];
};

/** The tier that a user is on, as a screen shows it. */
export type CurrentTier = {
  tier: Tier;
  status: 'none' | 'active' | 'past_due' | 'canceled';
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  users: number;
};

const FREE: CurrentTier = {
  tier: 'free',
  status: 'none',
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
  users: 1,
};

/** The tiers by what they hold: each has all of those before it. */
const BY_WORTH: readonly Tier[] = ['free', 'pro', 'annual', 'team', 'lifetime'];

/** Whether the first tier holds all of the second and more. */
export function isAbove(tier: Tier, other: Tier): boolean {
  return BY_WORTH.indexOf(tier) > BY_WORTH.indexOf(other);
}

/**
 * Whether a subscription gives access. A renewal that is being collected does; one that was cancelled
 * does until the end of its period, whether or not the provider has reported that end yet.
 */
function isLive(
  { status, cancelAtPeriodEnd, currentPeriodEnd }: SubscriptionState,
  now: Date,
): boolean {
  if (status !== 'active' && status !== 'past_due') return false;
  const isOver = currentPeriodEnd !== null && currentPeriodEnd <= now.toISOString();
  return !(cancelAtPeriodEnd && isOver);
}

/** Whether the thing was bought and not given back. */
export function isBought({ purchases }: PaidRecords, thing: PurchaseState['bought']): boolean {
  return purchases.some(({ bought, status }) => bought === thing && status === 'succeeded');
}

/** The subscription that counts: of those that give access, the one that holds most. */
export function liveSubscription(
  { subscriptions }: PaidRecords,
  now: Date,
): SubscriptionState | null {
  const [best] = subscriptions
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => (isAbove(b.plan, a.plan) ? 1 : isAbove(a.plan, b.plan) ? -1 : 0));
  return best ?? null;
}

/** The tier that follows from everything that was paid for. */
export function currentTier(records: PaidRecords, now: Date): CurrentTier {
  if (isBought(records, 'lifetime')) return { ...FREE, tier: 'lifetime', status: 'active' };
  const live = liveSubscription(records, now);
  if (live) {
    const { plan, status, currentPeriodEnd, cancelAtPeriodEnd, users } = live;
    const shown = status === 'past_due' ? 'past_due' : 'active';
    return { tier: plan, status: shown, currentPeriodEnd, cancelAtPeriodEnd, users };
  }
  const ended = records.subscriptions.filter(({ status }) => status !== 'incomplete');
  const [last] = ended.toSorted((a, b) =>
    (b.currentPeriodEnd ?? '').localeCompare(a.currentPeriodEnd ?? ''),
  );
  if (!last) return FREE;
  return { ...FREE, status: 'canceled', currentPeriodEnd: last.currentPeriodEnd };
}

/** Subscriptions that something better has replaced: they should not be paid for again. */
export function superseded(records: PaidRecords, now: Date): SubscriptionState[] {
  const { tier } = currentTier(records, now);
  const counts = tier === 'lifetime' ? null : liveSubscription(records, now);
  return records.subscriptions.filter(
    (subscription) =>
      isLive(subscription, now) && !subscription.cancelAtPeriodEnd && subscription !== counts,
  );
}
