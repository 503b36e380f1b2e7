import { firstTeamName } from '@limber/domain/teams/team';
import { locked } from '#db/locked.ts';
import type { Db } from '#db/schema.ts';

/** The team that this user pays for; null for none. */
export async function findPaidTeam(db: Db, payerId: number): Promise<number | null> {
  const team = await db
    .selectFrom('team')
    .select('id')
    .where('payerId', '=', payerId)
    .executeTakeFirst();
  return team?.id ?? null;
}

/** Who pays the seats of the team that the user is in; null for nobody. */
export async function findPayerOfSeat(db: Db, userId: number): Promise<number | null> {
  const team = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.teamId')
    .select('team.payerId')
    .where('team_member.userId', '=', userId)
    .executeTakeFirst();
  return team?.payerId ?? null;
}

/**
 * Lets whoever pays for a team have one: that which they pay for or own already, else a new one, unless they are in
 * somebody else's. Lock the user first.
 */
export async function keepTeam(tx: Db, userId: number, now: Date): Promise<void> {
  if ((await findPaidTeam(tx, userId)) !== null) return;
  // Before the team is locked: whoever leaves it locks themselves first, and then the team.
  await saveTierOfSeats(tx, 'ownerId', userId, true);
  const owned = await tx
    .updateTable('team')
    .set({ payerId: userId })
    .where('ownerId', '=', userId)
    .returning('id')
    .execute();
  if (owned.length > 0 || (await isInTeam(tx, userId))) return;
  const { fullName } = await tx
    .selectFrom('user')
    .select('fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const { id: teamId } = await tx
    .insertInto('team')
    .values({ ownerId: userId, payerId: userId, name: firstTeamName(fullName), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('team_member').values({ teamId, userId, joinedAt: at }).execute();
}

async function isInTeam(db: Db, userId: number): Promise<boolean> {
  const member = await db
    .selectFrom('team_member')
    .select('teamId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return member !== undefined;
}

/** The others in the team that this user pays for, or owns, without its payer. */
const othersIn = (db: Db, column: 'payerId' | 'ownerId', userId: number) =>
  db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.teamId')
    .select('team_member.userId')
    .where(`team.${column}`, '=', userId)
    .where('team_member.userId', '!=', userId)
    // Who pays has what they pay for.
    .where((row) => row('team.payerId', 'is distinct from', row.ref('team_member.userId')));

/**
 * Sets the tier of the others in the team that this user pays for, or owns, where they have none of their own. Locks
 * them in one order, so that two that change the same people never wait for each other: first the owner, who may be
 * changing the others as well.
 */
export async function saveTierOfSeats(
  tx: Db,
  column: 'payerId' | 'ownerId',
  userId: number,
  isPaid: boolean,
): Promise<void> {
  const before = isPaid ? 'free' : 'team';
  const others = await locked(
    tx,
    tx
      .selectFrom('user')
      .select('user.id')
      .where('user.subscriptionTier', '=', before)
      .where('user.id', 'in', othersIn(tx, column, userId))
      .orderBy((row) =>
        row.not(
          row.exists(row.selectFrom('team').select('team.id').whereRef('ownerId', '=', 'user.id')),
        ),
      )
      .orderBy('user.id'),
  ).execute();
  if (others.length === 0) return;
  await tx
    .updateTable('user')
    .set({ subscriptionTier: isPaid ? 'team' : 'free' })
    .where('subscriptionTier', '=', before)
    .where(
      'id',
      'in',
      others.map(({ id }) => id),
    )
    .execute();
}

/**
 * Takes the tier of their seats from those whose team goes, or is not paid any more, with this user; then locks the
 * teams, so that nobody joins one that is about to go. Lock the user first.
 */
export async function endTeamPlan(tx: Db, userId: number): Promise<void> {
  await saveTierOfSeats(tx, 'payerId', userId, false);
  await saveTierOfSeats(tx, 'ownerId', userId, false);
  const teams = tx
    .selectFrom('team')
    .select('id')
    .where((row) => row.or([row('ownerId', '=', userId), row('payerId', '=', userId)]))
    .orderBy('id');
  await locked(tx, teams).execute();
}

/** Others in the team that this user pays for whose own payment for seats goes on: the team was theirs to pay before. */
export async function findFormerPayers(db: Db, payerId: number): Promise<number[]> {
  const payers = await db
    .selectFrom('subscription')
    .select('userId')
    .distinct()
    .where('plan', '=', 'team')
    .where('status', 'in', ['active', 'past_due'])
    .where('cancelAtPeriodEnd', '=', false)
    .where('userId', 'in', othersIn(db, 'payerId', payerId))
    .execute();
  return payers.map(({ userId }) => userId);
}

/** Users who pay for a team that is not there: a server of an earlier release took their payment. */
export async function findPayersWithoutTeam(db: Db): Promise<number[]> {
  const payers = await db
    .selectFrom('subscription')
    .leftJoin('team', 'team.payerId', 'subscription.userId')
    .leftJoin('team_member', 'team_member.userId', 'subscription.userId')
    .select('subscription.userId')
    .distinct()
    .where('subscription.plan', '=', 'team')
    .where('subscription.status', 'in', ['active', 'past_due'])
    .where('team.id', 'is', null)
    .where('team_member.userId', 'is', null)
    .execute();
  return payers.map(({ userId }) => userId);
}
