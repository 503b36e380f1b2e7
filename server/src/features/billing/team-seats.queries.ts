import { firstTeamName } from '@limber/domain/teams/team';
import { isSqlite } from '#db/is-sqlite.ts';
import { locked } from '#db/locked.ts';
import type { Db } from '#db/schema.ts';
import { nameUnder } from '#db/team-names.queries.ts';

type Seat = { id: number; ownerId: number };

/** The user's team; null for none. */
export async function findSeat(db: Db, userId: number): Promise<Seat | null> {
  const team = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.id', 'team_member.teamId')
    .select(['team.id', 'team.ownerId'])
    .where('team_member.userId', '=', userId)
    .executeTakeFirst();
  return team ?? null;
}

/** Also locks the team: nobody else changes its members or payer. Lock its people first. */
export async function lockSeat(tx: Db, userId: number): Promise<Seat | null> {
  const seat = await findSeat(tx, userId);
  if (seat === null) return null;
  await locked(tx, tx.selectFrom('team').select('id').where('id', '=', seat.id)).execute();
  // The team may be gone meanwhile, with its owner's account.
  return findSeat(tx, userId);
}

/** Creates a team with this owner and first member, and returns its id. Lock the user first. */
export async function beginTeam(tx: Db, userId: number, now: Date): Promise<number> {
  const { fullName } = await tx
    .selectFrom('user')
    .select('fullName')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const at = now.toISOString();
  const { id: teamId } = await tx
    .insertInto('team')
    .values({ ownerId: userId, name: firstTeamName(fullName), createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('team_member').values({ teamId, userId, joinedAt: at }).execute();
  return teamId;
}

/** Lock the team first. */
export async function saveTeamOwner(tx: Db, teamId: number, ownerId: number): Promise<void> {
  const name = await nameUnder(tx, teamId, ownerId);
  await tx
    .updateTable('team')
    .set({ ownerId, ...name })
    .where('id', '=', teamId)
    .execute();
}

/**
 * Updates the stored tier of members without a tier of their own. Lock the people and the team
 * first. Somebody who joined after that, and is locked by another transaction, is skipped: their
 * tier is already right.
 */
export async function saveTierOfSeats(
  tx: Db,
  teamId: number,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Promise<void> {
  const before = isPaid ? 'free' : 'team';
  const holders = await findSeatHolders(tx, teamId, now);
  if (holders.length === 0) return;
  const behind = tx
    .selectFrom('user')
    .select('id')
    .where('subscriptionTier', '=', before)
    .where('id', 'in', holders);
  const people = await (isSqlite(tx) ? behind : behind.forNoKeyUpdate().skipLocked()).execute();
  if (people.length === 0) return;
  await tx
    .updateTable('user')
    .set({ subscriptionTier: isPaid ? 'team' : 'free' })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
}

/** Members whose tier does not come from their own team subscription. */
async function findSeatHolders(db: Db, teamId: number, now: Date): Promise<number[]> {
  const holders = await db
    .selectFrom('team_member')
    .leftJoin('subscription', (join) =>
      join
        .onRef('subscription.userId', '=', 'team_member.userId')
        .on('plan', '=', 'team')
        .on('status', 'in', ['active', 'past_due'])
        .on((plan) => plan.or([plan('seatsFor', 'is', null), plan('seatsFor', '=', 'team')]))
        .on((plan) =>
          plan.or([
            plan('cancelAtPeriodEnd', '=', false),
            plan('currentPeriodEnd', 'is', null),
            plan('currentPeriodEnd', '>', now.toISOString()),
          ]),
        ),
    )
    .select('team_member.userId')
    .where('team_member.teamId', '=', teamId)
    .where('subscription.reference', 'is', null)
    .execute();
  return holders.map(({ userId }) => userId);
}
