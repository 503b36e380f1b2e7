import { isNewerPurchase, isNewerSubscription } from '@limber/domain/subscriptions/newest-state';
import {
  liveTeamPlan,
  type PurchaseState,
  replacedTeamPlan,
  type StoredSubscription,
  type SubscriptionState,
} from '@limber/domain/subscriptions/paid-records';
import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Db } from '#db/schema.ts';

type Owner = { provider: ProviderName; userId: number };
export type OwnedSubscription = StoredSubscription & Owner;
export type Records = {
  subscriptions: OwnedSubscription[];
  purchases: (PurchaseState & Owner)[];
};

/** Everything that a user ever paid for. */
export async function findRecords(db: Db, userId: number): Promise<Records> {
  const subscriptions = await storedSubscriptions(db)
    .where('subscription.userId', '=', userId)
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  return { subscriptions, purchases };
}

/** Subscriptions with the team that each of them pays. */
const storedSubscriptions = (db: Db) =>
  db
    .selectFrom('subscription')
    .leftJoin('team', (join) =>
      join
        .onRef('team.planReference', '=', 'subscription.reference')
        .onRef('team.payerId', '=', 'subscription.userId'),
    )
    .selectAll('subscription')
    .select('team.id as teamId');

/** Saves the reported state, unless a newer one is known. Lock the user first. */
export async function saveSubscription(
  db: Db,
  { provider, userId }: Owner,
  state: SubscriptionState,
): Promise<void> {
  const known = await db
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', state.reference)
    .executeTakeFirst();
  if (known && !isNewerSubscription(state, known)) return;
  await db
    .insertInto('subscription')
    .values({ ...state, provider, userId })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(state))
    .execute();
}

/** Saves the reported state, unless a newer one is known. Lock the user first. */
export async function savePurchase(
  db: Db,
  { provider, userId }: Owner,
  state: PurchaseState,
): Promise<void> {
  const known = await db
    .selectFrom('purchase')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', state.reference)
    .executeTakeFirst();
  if (known && !isNewerPurchase(state, known)) return;
  await db
    .insertInto('purchase')
    .values({ ...state, provider, userId })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(state))
    .execute();
}

/** Records what was changed of a subscription at its provider, before the provider reports it. */
export async function recordChange(
  db: Db,
  plan: OwnedSubscription,
  change: Partial<Pick<SubscriptionState, 'cancelAtPeriodEnd' | 'users'>>,
): Promise<void> {
  await updateSubscription(db, plan, change);
}

/** Saves what a team plan was found to be for. */
export async function saveSeatsFor(
  db: Db,
  plan: OwnedSubscription,
  seatsFor: StoredSubscription['seatsFor'],
): Promise<void> {
  await updateSubscription(db, plan, { seatsFor });
}

async function updateSubscription(
  db: Db,
  { provider, reference }: OwnedSubscription,
  change: Partial<StoredSubscription>,
): Promise<void> {
  await db
    .updateTable('subscription')
    .set(change)
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .execute();
}

/** The subscription that pays the seats of this team now; null for none. */
export async function findTeamPlan(
  db: Db,
  teamId: number,
  now: Date,
): Promise<OwnedSubscription | null> {
  return liveTeamPlan(await storedSubscriptions(db).where('team.id', '=', teamId).execute(), now);
}

/**
 * A plan of somebody else in this team that paid it before, and could again until its end; null for none. Those whose
 * accounts are closed are left out.
 */
export async function findReplacedPlan(
  db: Db,
  teamId: number,
  { withoutUserId, now }: { withoutUserId: number; now: Date },
): Promise<OwnedSubscription | null> {
  const plans = await storedSubscriptions(db)
    .innerJoin('team_member', 'team_member.userId', 'subscription.userId')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .where('team_member.teamId', '=', teamId)
    .where('subscription.userId', '!=', withoutUserId)
    .where('user.deactivatedAt', 'is', null)
    .execute();
  return replacedTeamPlan(plans, now);
}

/** Running team plans that pay for nobody from the beginning: those of this user, or of everybody. */
export async function findPlansForNobody(
  db: Db,
  provider: ProviderName,
  userId: number | null,
): Promise<{ reference: string }[]> {
  return db
    .selectFrom('subscription')
    .select('reference')
    .where('provider', '=', provider)
    .where('seatsFor', '=', 'nobody')
    .where('status', 'in', ['active', 'past_due'])
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .execute();
}

/** Every subscription and purchase of one provider, for reconciliation. */
export async function listRecords(db: Db, provider: ProviderName) {
  const subscriptions = await db
    .selectFrom('subscription')
    .select(['reference', 'plan', 'users', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd'])
    .where('provider', '=', provider)
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .select(['reference', 'bought', 'status'])
    .where('provider', '=', provider)
    .execute();
  return [...subscriptions, ...purchases];
}

/** Users who may have a renewing subscription that something else has replaced. */
export async function findUsersPayingTwice(db: Db): Promise<number[]> {
  const found = await db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .leftJoin('team', 'team.planReference', 'subscription.reference')
    .select('subscription.userId')
    .distinct()
    .where('subscription.cancelAtPeriodEnd', '=', false)
    .where('subscription.status', 'in', ['active', 'past_due'])
    .where((row) =>
      row.or([
        row('user.subscriptionTier', '!=', row.ref('subscription.plan')),
        row.and([row('subscription.plan', '=', 'team'), row('team.id', 'is', null)]),
      ]),
    )
    .execute();
  return found.map(({ userId }) => userId);
}
