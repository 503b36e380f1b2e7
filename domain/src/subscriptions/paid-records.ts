import type { PaidTier } from './prices.ts';
import type { Tier } from './tiers.ts';

/** The latest state of a subscription that the provider has reported. */
export type SubscriptionState = {
  /** The id of the subscription at the provider. */
  reference: string;
  plan: PaidTier;
  /** Users that are paid for. */
  users: number;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** In UTC; null when the subscription has no end. */
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  /** When the provider reported this state, in UTC. */
  at: string;
};

/** The latest state, as the provider reports it, of something that is bought once. */
export type PurchaseState = {
  reference: string;
  bought: 'lifetime' | 'premiumPack';
  status: 'succeeded' | 'failed' | 'refunded';
  at: string;
};

/** Whether a subscription has begun and not ended: it is paid, or its last bill is tried again. */
export const goesOn = ({ status }: Pick<SubscriptionState, 'status'>): boolean =>
  status === 'active' || status === 'past_due';

/** That a team plan began to pay for a team. It stays true when another pays for that one by now. */
export type Begun = {
  /** The team. */
  begunFor: number | null;
  /** Of all plans that began to pay for it, the how-manieth. */
  begunAs: number | null;
};

/** A subscription as it is stored, with the team whose seats it pays. */
export type StoredSubscription = SubscriptionState & {
  /**
   * What a team plan was found to be for: a team, also where another plan pays for that one by now; or nobody, where its
   * payer had a seat already: what was paid is owed to them until it is given back. Null for other plans, and until
   * it is known.
   */
  seatsFor: 'team' | 'nobody' | 'givenBack' | null;
  /** The team whose seats it pays; null where it pays none, or no more. */
  teamId: number | null;
};

/** All subscriptions and purchases of a user. */
export type PaidRecords = {
  subscriptions: readonly StoredSubscription[];
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

/** The tiers in rising order: each includes all of those before it. */
const BY_WORTH: readonly Tier[] = ['free', 'pro', 'annual', 'team', 'lifetime'];

/** Whether the first tier includes the second and more. */
export function isAbove(tier: Tier, other: Tier): boolean {
  return BY_WORTH.indexOf(tier) > BY_WORTH.indexOf(other);
}

/**
 * Whether a subscription gives access. It does while a renewal is being collected. Once cancelled it does
 * until the end of its period, whether or not the provider has reported that end yet. What is given back gives none.
 */
function isLive(
  { status, cancelAtPeriodEnd, currentPeriodEnd, seatsFor }: Omit<StoredSubscription, 'teamId'>,
  now: Date,
): boolean {
  if (seatsFor === 'nobody' || seatsFor === 'givenBack') return false;
  if (!goesOn({ status })) return false;
  const isOver = currentPeriodEnd !== null && currentPeriodEnd <= now.toISOString();
  return !(cancelAtPeriodEnd && isOver);
}

/** Whether the product was bought and not refunded. */
export function isBought({ purchases }: PaidRecords, thing: PurchaseState['bought']): boolean {
  return purchases.some(({ bought, status }) => bought === thing && status === 'succeeded');
}

/** Whether the seats that a team plan was for are paid by another now. */
function isReplaced({ plan, seatsFor, teamId }: StoredSubscription): boolean {
  return plan === 'team' && seatsFor === 'team' && teamId === null;
}

/**
 * The subscription that the tier comes from: of those that give access, the one with the highest tier. One whose seats
 * another pays now comes last.
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
 * Which of the plans that began to pay for a team pays for it now: of those that give access, the one that began last;
 * null for none. When it ends the one before it pays again, to its own end.
 */
export function payingPlan<Plan extends Omit<StoredSubscription, 'teamId'> & Begun>(
  plans: readonly Plan[],
  now: Date,
): Plan | null {
  const [last] = plans
    .filter((plan) => plan.plan === 'team' && isLive(plan, now))
    .toSorted((a, b) => (b.begunAs ?? 0) - (a.begunAs ?? 0));
  return last ?? null;
}

/** The one of somebody's subscriptions that pays the seats of a team now; null for none. */
export function liveTeamPlan<Stored extends StoredSubscription>(
  subscriptions: readonly Stored[],
  now: Date,
): Stored | null {
  return (
    subscriptions.find(
      (subscription) => subscription.teamId !== null && isLive(subscription, now),
    ) ?? null
  );
}

/** Team plans that give access, of which nobody has found out yet what they are for: the one with most seats first. */
export function newTeamPlans<Stored extends StoredSubscription>(
  subscriptions: readonly Stored[],
  now: Date,
): Stored[] {
  return subscriptions
    .filter(({ plan, seatsFor }) => plan === 'team' && seatsFor === null)
    .filter((subscription) => isLive(subscription, now))
    .toSorted((a, b) => b.users - a.users);
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

/**
 * Subscriptions that a better one or a purchase has replaced: they must not be renewed. Seats are for others: what
 * their payer has for themselves does not replace a team plan, only another that pays for the same team.
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
  const teamPlan = liveTeamPlan(subscriptions, now);
  const hasTier = teamPlan !== null && !teamPlan.cancelAtPeriodEnd;
  const mustEnd = (subscription: Stored) =>
    subscription.plan === 'team' ? isReplaced(subscription) : hasTier || subscription !== own;
  return subscriptions.filter(
    (subscription) =>
      isLive(subscription, now) && !subscription.cancelAtPeriodEnd && mustEnd(subscription),
  );
}
