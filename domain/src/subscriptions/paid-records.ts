import type { PaidTier } from './prices.ts';
import type { Tier } from './tiers.ts';

/** The latest state of a subscription that the provider has reported. */
export type SubscriptionState = {
  /** The provider's id. */
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

/** The latest reported state of something that is bought once. */
export type PurchaseState = {
  reference: string;
  bought: 'lifetime' | 'premiumPack';
  status: 'succeeded' | 'failed' | 'refunded';
  at: string;
};

/** Whether a subscription has begun and not ended: it is paid, or its last bill is being tried again. */
export const isActive = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'active' || status === 'past_due';

/** The team that a plan began to pay for, also after another plan has taken over. */
export type Begun = {
  /** The team's id. */
  begunFor: number | null;
  /** Sequence number among all plans that began to pay for this team. */
  begunAs: number | null;
};

export type StoredSubscription = SubscriptionState & {
  /**
   * The use of a team plan's seats: `team`, also after another plan has taken over; `nobody` when its payer
   * had a seat already, until the money is given back. Null for other plans, and until decided.
   */
  seatsFor: 'team' | 'nobody' | 'givenBack' | null;
  /** The team whose seats it pays now; null for none. */
  teamId: number | null;
};

export type PaidRecords = {
  subscriptions: readonly StoredSubscription[];
  purchases: readonly PurchaseState[];
};

/** A user's tier as screens show it. */
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

/** Each tier includes all before it. */
const BY_WORTH: readonly Tier[] = ['free', 'pro', 'annual', 'team', 'lifetime'];

/** Whether the first tier includes the second and more. */
export function isAbove(tier: Tier, other: Tier): boolean {
  return BY_WORTH.indexOf(tier) > BY_WORTH.indexOf(other);
}

/**
 * Whether a subscription gives access. A past-due one still does. A cancelled one does until the end of its
 * period, whether or not the provider has reported that end. One whose money is given back does not.
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

/** Bought and not refunded. */
export function isBought({ purchases }: PaidRecords, thing: PurchaseState['bought']): boolean {
  return purchases.some(({ bought, status }) => bought === thing && status === 'succeeded');
}

/** Whether another plan now pays the seats of this one's team. */
function isReplaced({ plan, seatsFor, teamId }: StoredSubscription): boolean {
  return plan === 'team' && seatsFor === 'team' && teamId === null;
}

/**
 * The subscription that decides the tier: of those that give access, the highest tier. One replaced by
 * another plan comes last.
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
 * The plan that pays for a team now: of those that give access, the one that began last; null for none. When
 * it ends, the one before it pays again, to its own end.
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

/** The subscription that pays a team's seats now; null for none. */
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

/** Team subscriptions that give access and whose seats have no decided use yet, most seats first. */
export function newTeamSubscriptions<Stored extends StoredSubscription>(
  subscriptions: readonly Stored[],
  now: Date,
): Stored[] {
  return subscriptions
    .filter(({ plan, seatsFor }) => plan === 'team' && seatsFor === null)
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => b.users - a.users);
}

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
 * Subscriptions that a better one or a purchase has replaced, which must not be renewed. Only another plan
 * for the same team replaces a team plan: its payer's own tier is not for the team.
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
  const teamPlan = liveTeamSubscription(subscriptions, now);
  const hasTier = teamPlan !== null && !teamPlan.cancelAtPeriodEnd;
  const mustEnd = (subscription: Stored) =>
    subscription.plan === 'team' ? isReplaced(subscription) : hasTier || subscription !== own;
  return subscriptions.filter(
    (subscription) =>
      isLive(subscription, now) && !subscription.cancelAtPeriodEnd && mustEnd(subscription),
  );
}
