import { payingSubscription } from '@limber/domain/subscriptions/paid-records';
import type { Selectable } from 'kysely';
import type { Db, Tables } from '#db/schema.ts';
import { type SubscriptionReference, saveChange } from './subscription-changes.queries.ts';

/** A subscription that has paid for a team. */
type TeamSubscription = Selectable<Tables['subscription']>;

/** Subscriptions of members that have paid for this team. */
const subscriptionsOf = (db: Db, teamId: number) =>
  db
    .selectFrom('subscription')
    .innerJoin('team_member', (join) =>
      join
        .onRef('team_member.userId', '=', 'subscription.userId')
        .onRef('team_member.teamId', '=', 'subscription.begunFor'),
    )
    .selectAll('subscription')
    .where('subscription.begunFor', '=', teamId);

/** The subscription that pays for this team now; null for none. */
export async function findTeamSubscription(
  db: Db,
  teamId: number,
  now: Date,
): Promise<TeamSubscription | null> {
  return payingSubscription(await subscriptionsOf(db, teamId).execute(), now);
}

/** The next payer of the team without this user, and the next owner among open accounts; null for nobody. */
export async function findOtherPayers(
  db: Db,
  teamId: number,
  { withoutUserId, now }: { withoutUserId: number; now: Date },
): Promise<{ payerId: number | null; ownerId: number | null }> {
  const subscriptions = await subscriptionsOf(db, teamId)
    .innerJoin('user', 'user.id', 'subscription.userId')
    .select('user.deactivatedAt')
    .where('subscription.userId', '!=', withoutUserId)
    .execute();
  const ofOpen = subscriptions.filter(({ deactivatedAt }) => deactivatedAt === null);
  return {
    payerId: payingSubscription(subscriptions, now)?.userId ?? null,
    ownerId: payingSubscription(ofOpen, now)?.userId ?? null,
  };
}

/** Subscriptions whose team is gone, of users with an open account who are in no team now. */
const subscriptionsWithoutTeam = (db: Db) =>
  db
    .selectFrom('subscription')
    .innerJoin('user', 'user.id', 'subscription.userId')
    .leftJoin('team', 'team.id', 'subscription.begunFor')
    .leftJoin('team_member', 'team_member.userId', 'subscription.userId')
    .where('subscription.begunFor', 'is not', null)
    .where('team.id', 'is', null)
    .where('team_member.userId', 'is', null)
    .where('user.deactivatedAt', 'is', null);

/**
 * The user's subscriptions whose team was deleted by its last owner while this account was closed, in the order of
 * their start. Empty when none of them would pay now.
 */
export async function findSubscriptionsWithoutTeam(
  db: Db,
  userId: number,
  now: Date,
): Promise<TeamSubscription[]> {
  const subscriptions = await subscriptionsWithoutTeam(db)
    .selectAll('subscription')
    .where('subscription.userId', '=', userId)
    .orderBy('subscription.begunFor')
    .orderBy('subscription.begunAs')
    .execute();
  return payingSubscription(subscriptions, now) === null ? [] : subscriptions;
}

/** Users whose subscription pays for nobody: it is from an earlier release, or its team is gone. */
export async function findPayersWithoutTeam(db: Db): Promise<number[]> {
  const running = ['active', 'past_due'] as const;
  const payers = await db
    .selectFrom('subscription')
    .select('userId')
    .where('plan', '=', 'team')
    .where('seatsFor', 'is', null)
    .where('status', 'in', running)
    .union(
      subscriptionsWithoutTeam(db)
        .select('subscription.userId')
        .where('subscription.status', 'in', running),
    )
    .execute();
  return payers.map(({ userId }) => userId);
}

/** Marks the subscription as paying for nobody: it is to be refunded. */
export const saveForNobody = (db: Db, subscription: SubscriptionReference): Promise<void> =>
  saveChange(db, subscription, { seatsFor: 'nobody' });

/** Marks the subscription as refunded. */
export const saveGivenBack = (db: Db, subscription: SubscriptionReference): Promise<void> =>
  saveChange(db, subscription, { seatsFor: 'givenBack' });

/** Makes the subscription pay for this team, before all that did so far. Lock the team first. */
export async function saveForTeam(
  db: Db,
  subscription: SubscriptionReference,
  teamId: number,
): Promise<void> {
  const { last } = await db
    .selectFrom('subscription')
    .select((row) => row.fn.max('begunAs').as('last'))
    .where('begunFor', '=', teamId)
    .executeTakeFirstOrThrow();
  await saveChange(db, subscription, {
    seatsFor: 'team',
    begunFor: teamId,
    begunAs: (last ?? 0) + 1,
  });
}

/**
 * Lets the active subscriptions of a leaving user pay for this team no longer. An ended one stays
 * assigned: it may be paid late, and then pays for a team again. Lock the team first.
 */
export async function saveLeft(db: Db, teamId: number, userId: number): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ begunFor: null, begunAs: null })
    .where('userId', '=', userId)
    .where('begunFor', '=', teamId)
    .where('status', 'in', ['active', 'past_due'])
    .execute();
}

/** Users whose earlier subscription for this user's team still renews. */
export async function findFormerPayers(db: Db, userId: number): Promise<number[]> {
  const payers = await db
    .selectFrom('subscription as own')
    .innerJoin('subscription as other', 'other.begunFor', 'own.begunFor')
    .select('other.userId')
    .distinct()
    .where('own.userId', '=', userId)
    .where('other.userId', '!=', userId)
    .where('other.status', 'in', ['active', 'past_due'])
    .where('other.cancelAtPeriodEnd', '=', false)
    .execute();
  return payers.map((payer) => payer.userId);
}
