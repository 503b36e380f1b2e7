import { isNewerPurchase, isNewerSubscription } from '@limber/domain/subscriptions/newest-state';
import {
  type PurchaseState,
  type StoredSubscription,
  type SubscriptionState,
} from '@limber/domain/subscriptions/paid-records';
import type { ProviderName } from '@limber/domain/subscriptions/payment-event';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '#db/schema.ts';
import { findTeamSubscription } from './team-subscription.queries.ts';

type Owner = { provider: ProviderName; userId: number };
export type OwnedSubscription = StoredSubscription &
  Owner &
  Pick<Selectable<Tables['subscription']>, 'raisedFrom' | 'takesRaiseBack'>;
export type Records = {
  subscriptions: OwnedSubscription[];
  purchases: (PurchaseState & Owner)[];
};

/** All subscriptions and purchases of a user. */
export async function findRecords(db: Db, userId: number, now: Date): Promise<Records> {
  const subscriptions = await db
    .selectFrom('subscription')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  const purchases = await db
    .selectFrom('purchase')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  return { subscriptions: await withTeams(db, subscriptions, now), purchases };
}

/** Adds the team that each subscription pays for now. */
async function withTeams(
  db: Db,
  subscriptions: readonly Selectable<Tables['subscription']>[],
  now: Date,
): Promise<OwnedSubscription[]> {
  const teams = [...new Set(subscriptions.flatMap(({ begunFor }) => begunFor ?? []))];
  const paying = await Promise.all(teams.map((teamId) => findTeamSubscription(db, teamId, now)));
  return subscriptions.map((subscription) => ({
    ...subscription,
    teamId: paying.some((plan) => plan?.reference === subscription.reference)
      ? subscription.begunFor
      : null,
  }));
}

/** Ignores outdated states. Lock the user first. */
export async function saveSubscription(
  db: Db,
  { provider, userId }: Owner,
  state: SubscriptionState,
  isNewer = isNewerSubscription,
): Promise<void> {
  const known = await db
    .selectFrom('subscription')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', state.reference)
    .executeTakeFirst();
  if (known && !isNewer(state, known)) return;
  await db
    .insertInto('subscription')
    .values({ ...state, provider, userId })
    .onConflict((conflict) => conflict.columns(['provider', 'reference']).doUpdateSet(state))
    .execute();
}

/** Ignores outdated states. Lock the user first. */
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

/** Unrefunded team subscriptions that pay for nobody; of all users when `userId` is null. */
export async function findSubscriptionsForNobody(
  db: Db,
  provider: ProviderName,
  userId: number | null,
): Promise<Pick<OwnedSubscription, 'provider' | 'reference'>[]> {
  return db
    .selectFrom('subscription')
    .select(['provider', 'reference'])
    .where('provider', '=', provider)
    .where('seatsFor', '=', 'nobody')
    .where('status', '!=', 'incomplete')
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .execute();
}

/** Users with an unsettled seat increase. */
export async function findUsersWithSeatIncreases(
  db: Db,
  provider: ProviderName,
): Promise<number[]> {
  const found = await db
    .selectFrom('subscription')
    .select('userId')
    .distinct()
    .where('provider', '=', provider)
    .where('raisedFrom', 'is not', null)
    .execute();
  return found.map(({ userId }) => userId);
}

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

/** Users who may have a replaced subscription that renews. */
export async function findUsersPayingTwice(db: Db): Promise<number[]> {
  const found = await db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .leftJoin('subscription as later', (join) =>
      join
        .onRef('later.begunFor', '=', 'subscription.begunFor')
        .onRef('later.begunAs', '>', 'subscription.begunAs'),
    )
    .leftJoin('team_member', (join) =>
      join
        .onRef('team_member.teamId', '=', 'subscription.begunFor')
        .onRef('team_member.userId', '=', 'subscription.userId'),
    )
    .select('subscription.userId')
    .distinct()
    .where('subscription.cancelAtPeriodEnd', '=', false)
    .where('subscription.status', 'in', ['active', 'past_due'])
    .where((row) =>
      row.or([
        row('user.subscriptionTier', '!=', row.ref('subscription.plan')),
        row.and([
          row('subscription.plan', '=', 'team'),
          row.or([row('later.reference', 'is not', null), row('team_member.userId', 'is', null)]),
        ]),
      ]),
    )
    .execute();
  return found.map(({ userId }) => userId);
}
