import { firstTeamName } from '@limber/domain/teams/team';
import { isSqlite } from '#db/is-sqlite.ts';
import { locked } from '#db/locked.ts';
import type { Db } from '#db/schema.ts';
import { nameUnder } from '#db/team-names.queries.ts';
import type { OwnedSubscription } from './records.queries.ts';

/** The team that this user paid last; null for none. */
export async function findPaidTeam(db: Db, payerId: number): Promise<number | null> {
  const team = await db
    .selectFrom('team')
    .select('id')
    .where('payerId', '=', payerId)
    .executeTakeFirst();
  return team?.id ?? null;
}

/** The team that the user has a seat in, and who owns it; null for none. */
export async function findSeat(
  db: Db,
  userId: number,
): Promise<{ id: number; ownerId: number } | null> {
  const team = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.teamId')
    .select(['team.id', 'team.ownerId'])
    .where('team_member.userId', '=', userId)
    .executeTakeFirst();
  return team ?? null;
}

/**
 * Lets a plan pay for this team from now on, and for no other. False when the team is gone, with its owner's account.
 * Lock the payer first.
 */
export async function payForTeam(
  tx: Db,
  { userId, reference }: Pick<OwnedSubscription, 'userId' | 'reference'>,
  teamId: number,
): Promise<boolean> {
  // Before the team is locked: whoever leaves it locks themselves first, and then the team.
  await saveTierOfSeats(tx, teamId, true);
  await tx
    .updateTable('team')
    .set({ payerId: null, planReference: null })
    .where('payerId', '=', userId)
    .where('id', '!=', teamId)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('team')
    .set({ payerId: userId, planReference: reference })
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes others wait who change who is in a team, or who pays for it. */
export async function lockPaidTeam(tx: Db, teamId: number): Promise<void> {
  await locked(tx, tx.selectFrom('team').select('id').where('id', '=', teamId)).execute();
}

/**
 * Lets a plan pay for a team that it paid before, where another paid since. Lock the team first. False when the account
 * of its payer is going at this moment: that is waited for by nobody, since it may wait for us.
 */
export async function payAgainForTeam(
  tx: Db,
  { userId, reference }: Pick<OwnedSubscription, 'userId' | 'reference'>,
  teamId: number,
): Promise<boolean> {
  const payer = tx.selectFrom('user').select('id').where('id', '=', userId);
  const kept = isSqlite(tx) ? payer : payer.forKeyShare().skipLocked();
  if (!(await kept.executeTakeFirst())) return false;
  await tx
    .updateTable('team')
    .set({ payerId: userId, planReference: reference })
    .where('id', '=', teamId)
    .execute();
  return true;
}

/** Begins a team whose owner and first member this user is; gives its id. Lock the user first. */
export async function beginTeam(tx: Db, userId: number, now: Date): Promise<number> {
  const { fullName } = await tx
    .selectFrom('user')
    .select('fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const { id: teamId } = await tx
    .insertInto('team')
    .values({ ownerId: userId, payerId: null, name: firstTeamName(fullName), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('team_member').values({ teamId, userId, joinedAt: at }).execute();
  return teamId;
}

/** Those in a team who pay for no seats themselves: who does has what they pay for. */
async function findSeatHolders(db: Db, teamId: number): Promise<number[]> {
  const holders = await db
    .selectFrom('team_member')
    .select('team_member.userId')
    .where('team_member.teamId', '=', teamId)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('subscription')
            .select('subscription.reference')
            .whereRef('subscription.userId', '=', 'team_member.userId')
            .where('subscription.plan', '=', 'team')
            .where('subscription.status', 'in', ['active', 'past_due'])
            .where((plan) =>
              plan.or([plan('seatsFor', 'is', null), plan('seatsFor', '!=', 'nobody')]),
            ),
        ),
      ),
    )
    .execute();
  return holders.map(({ userId }) => userId);
}

/**
 * Sets the tier of those who have the seats of a team, where they have none of their own. Locks them in one order, so
 * that two that change the same people never wait for each other: first the owner, who may be changing the others as
 * well.
 */
export async function saveTierOfSeats(tx: Db, teamId: number, isPaid: boolean): Promise<void> {
  const before = isPaid ? 'free' : 'team';
  const holders = await findSeatHolders(tx, teamId);
  if (holders.length === 0) return;
  const people = await locked(
    tx,
    tx
      .selectFrom('user')
      .select('user.id')
      .where('user.subscriptionTier', '=', before)
      .where('user.id', 'in', holders)
      .orderBy((row) =>
        row.not(
          row.exists(row.selectFrom('team').select('team.id').whereRef('ownerId', '=', 'user.id')),
        ),
      )
      .orderBy('user.id'),
  ).execute();
  if (people.length === 0) return;
  await tx
    .updateTable('user')
    .set({ subscriptionTier: isPaid ? 'team' : 'free' })
    .where('subscriptionTier', '=', before)
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}

/** Lets a team belong to who pays for it, unless their account is closed, or went meanwhile: they are not locked. */
export async function makePayerOwner(tx: Db, teamId: number, payerId: number): Promise<void> {
  const name = await nameUnder(tx, teamId, payerId);
  await tx
    .updateTable('team')
    .set({ ownerId: payerId, ...name })
    .where('id', '=', teamId)
    .where('payerId', '=', payerId)
    .where((row) =>
      row.exists(
        row
          .selectFrom('user')
          .select('user.id')
          .where('user.id', '=', payerId)
          .where('user.deactivatedAt', 'is', null),
      ),
    )
    .execute();
}

/** Takes the tier of their seats from those in the teams that this user owns or pays for, then locks these teams. */
export async function endSeats(tx: Db, userId: number): Promise<void> {
  const teams = tx
    .selectFrom('team')
    .select('id')
    .where((row) => row.or([row('ownerId', '=', userId), row('payerId', '=', userId)]))
    .orderBy('id');
  for (const { id } of await teams.execute()) await saveTierOfSeats(tx, id, false);
  await locked(tx, teams).execute();
}

/** Others in the team that this user pays for whose own payment for it goes on: they paid for it before. */
export async function findFormerPayers(db: Db, payerId: number): Promise<number[]> {
  const payers = await db
    .selectFrom('team')
    .innerJoin('team_member', 'team_member.teamId', 'team.id')
    .innerJoin('subscription', 'subscription.userId', 'team_member.userId')
    .select('subscription.userId')
    .distinct()
    .where('team.payerId', '=', payerId)
    .where('subscription.userId', '!=', payerId)
    .where('subscription.plan', '=', 'team')
    .where('subscription.status', 'in', ['active', 'past_due'])
    .where('subscription.cancelAtPeriodEnd', '=', false)
    .execute();
  return payers.map(({ userId }) => userId);
}

/** Users with a team plan of which nobody knows what it is for: a server of an earlier release took their payment. */
export async function findPayersOfNewPlans(db: Db): Promise<number[]> {
  const payers = await db
    .selectFrom('subscription')
    .select('userId')
    .distinct()
    .where('plan', '=', 'team')
    .where('seatsFor', 'is', null)
    .where('status', 'in', ['active', 'past_due'])
    .execute();
  return payers.map(({ userId }) => userId);
}
