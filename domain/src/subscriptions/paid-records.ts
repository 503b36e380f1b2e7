import type { PaidTier } from './prices.ts';
import type { Tier } from './tiers.ts';

/** The last state that the provider reported. */
export type SubscriptionState = {
  /** The id at the provider. */
  reference: string;
  plan: PaidTier;
  users: number;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** In UTC; null for a subscription without an end. */
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** The time of the report, in UTC. */
  at: string;
};

/** The last state of a one-time purchase that the provider reported. */
export type PurchaseState = {
  reference: string;
  bought: 'lifetime' | 'premiumPack';
  status: 'succeeded' | 'failed' | 'refunded';
  at: string;
};

/** True while a subscription is paid, and while the provider still retries a failed renewal. */
export const isActive = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'active' || status === 'past_due';

/** The team that a subscription has paid for, also after another took over. */
export type Begun = {
  begunFor: number | null;
  /** Sequence number among the subscriptions that have paid for the team. */
  begunAs: number | null;
};

export type StoredSubscription = SubscriptionState & {
  /**
   * The purpose of a team subscription: a team, also after another took over; or nobody, where its payer had a seat in
   * another team, so that a refund is owed. Null for other subscriptions, and until it is assigned.
   */
  seatsFor: 'team' | 'nobody' | 'givenBack' | null;
  /** The team that it pays for now; null for none. */
  teamId: number | null;
};

export type PaidRecords = {
  subscriptions: readonly StoredSubscription[];
  purchases: readonly PurchaseState[];
};

/** The tier as shown to its user. */
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

/** Ascending: each tier includes those before it. */
const BY_WORTH: readonly Tier[] = ['free', 'pro', 'annual', 'team', 'lifetime'];

/** Whether the first tier includes the second and more. */
export function isAbove(tier: Tier, other: Tier): boolean {
  return BY_WORTH.indexOf(tier) > BY_WORTH.indexOf(other);
}

/**
 * Whether a subscription gives access: during the retry of a renewal, and after a cancellation until the period ends,
 * whether or not the provider has reported that end. A refunded one gives none.
 */
function isLive(
  { status, cancelAtPeriodEnd, currentPeriodEnd, seatsFor }: Omit<StoredSubscription, 'teamId'>,
  now: Date,
): boolean {
  if (seatsFor === 'nobody' || seatsFor === 'givenBack') return false;
  if (!isActive({ status })) return false;
  const isOver = currentPeriodEnd !== null && currentPeriodEnd <= now.toISOString();
  return !(cancelAtPeriodEnd && isOver);
}

export function isBought({ purchases }: PaidRecords, thing: PurchaseState['bought']): boolean {
  return purchases.some(({ bought, status }) => bought === thing && status === 'succeeded');
}

/** Whether another subscription now pays for its team. */
function isReplaced({ plan, seatsFor, teamId }: StoredSubscription): boolean {
  return plan === 'team' && seatsFor === 'team' && teamId === null;
}

/**
 * The subscription that determines the tier: the highest that gives access. A team subscription
 * whose team is paid for by another one now comes last.
 */
export function liveSubscription(
  { subscriptions }: PaidRecords,
  now: Date,
): StoredSubscription | null {
  const [best] = subscriptions
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => {
      if (isReplaced(a) !== isReplaced(b)) return isReplaced(a) ? 1 : -1;
      return isAbove(b.plan, a.plan) ? 1 : isAbove(a.plan, b.plan) ? -1 : 0;
    });
  return best ?? null;
}

/**
 * The subscription that pays for a team now: of those with access, the last one to begin; null for none. When it ends,
 * the one before pays again, to its own end.
 */
export function payingSubscription<Plan extends Omit<StoredSubscription, 'teamId'> & Begun>(
  plans: readonly Plan[],
  now: Date,
): Plan | null {
  const [last] = plans
    .filter((plan) => plan.plan === 'team' && isLive(plan, now))
    .toSorted((a, b) => (b.begunAs ?? 0) - (a.begunAs ?? 0));
  return last ?? null;
}

/** The subscription that pays for a team now; null for none. */
export function liveTeamSubscription<Stored extends StoredSubscription>(
  subscriptions: readonly Stored[],
  now: Date,
): Stored | null {
  return (
    subscriptions.find(
      (subscription) => subscription.teamId !== null && isLive(subscription, now),
    ) ?? null
  );
}

/** Unassigned team subscriptions with access, most seats first. */
export function newTeamSubscriptions<Stored extends StoredSubscription>(
  subscriptions: readonly Stored[],
  now: Date,
): Stored[] {
  return subscriptions
    .filter(({ plan, seatsFor }) => plan === 'team' && seatsFor === null)
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => b.users - a.users);
}

/** The tier that follows from all payments. */
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

/**
 * Subscriptions that a better one or a purchase has replaced, and that must not renew. Seats are for others, so a team
 * subscription is replaced only by another for the same team.
 */
export function superseded<Stored extends StoredSubscription>(
  {
    subscriptions,
    purchases,
  }: { subscriptions: readonly Stored[]; purchases: readonly PurchaseState[] },
  now: Date,
): Stored[] {
  const personal = subscriptions.filter(({ plan }) => plan !== 'team');
  const isForLife = isBought({ subscriptions, purchases }, 'lifetime');
  const own = isForLife ? null : liveSubscription({ subscriptions: personal, purchases }, now);
  const teamSubscription = liveTeamSubscription(subscriptions, now);
  const hasTier = teamSubscription !== null && !teamSubscription.cancelAtPeriodEnd;
  const mustEnd = (subscription: Stored) =>
    subscription.plan === 'team' ? isReplaced(subscription) : hasTier || subscription !== own;
  return subscriptions.filter(
    (subscription) =>
      isLive(subscription, now) && !subscription.cancelAtPeriodEnd && mustEnd(subscription),
  );
}
