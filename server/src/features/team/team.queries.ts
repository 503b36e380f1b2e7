import { accountKey } from '@limber/domain/accounts/account-rules';
import { locked } from '#db/locked.ts';
import type { Db } from '#db/schema.ts';

export type OwnTeam = { id: number; ownerId: number; name: string };

const teamOf = (db: Db, userId: number) =>
  db
    .selectFrom('team')
    .innerJoin('team_member', 'team_member.teamId', 'team.id')
    .select(['team.id', 'team.ownerId', 'team.name'])
    .where('team_member.userId', '=', userId);

export const findTeamOf = (db: Db, userId: number): Promise<OwnTeam | undefined> =>
  teamOf(db, userId).executeTakeFirst();

/** Serializes changes of this team and its members. Lock users first. False when the team does not exist. */
export async function lockTeam(tx: Db, teamId: number): Promise<boolean> {
  const rows = tx.selectFrom('team').select('id').where('id', '=', teamId);
  return (await locked(tx, rows).execute()).length > 0;
}

export async function listMembers(
  db: Db,
  { id, ownerId }: OwnTeam,
): Promise<{ userId: number; fullName: string }[]> {
  const members = await db
    .selectFrom('team_member')
    .innerJoin('user', 'user.id', 'team_member.userId')
    .select(['team_member.userId', 'user.fullName'])
    .where('team_member.teamId', '=', id)
    .orderBy('user.fullName')
    .orderBy('user.id')
    .execute();
  return members.toSorted((a, b) => Number(b.userId === ownerId) - Number(a.userId === ownerId));
}

/** Null for an unconfirmed address. */
type Address = { emailKey: string | null };

const confirmed = (user: { emailKey: string; emailConfirmedAt: string | null }): Address => ({
  emailKey: user.emailConfirmedAt === null ? null : user.emailKey,
});

/** Addresses of the members. */
export async function findAddresses(db: Db, teamId: number): Promise<Address[]> {
  const members = await db
    .selectFrom('team_member')
    .innerJoin('user', 'user.id', 'team_member.userId')
    .select(['user.emailKey', 'user.emailConfirmedAt'])
    .where('team_member.teamId', '=', teamId)
    .execute();
  return members.map(confirmed);
}

/** One person's address, in a team or not. */
export async function findAddressOf(db: Db, userId: number): Promise<Address> {
  const user = await db
    .selectFrom('user')
    .select(['emailKey', 'emailConfirmedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return confirmed(user);
}

/** The given address's key, confirmed or not. */
export async function findGivenKey(db: Db, userId: number): Promise<string> {
  const { email } = await db
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return accountKey(email);
}

export async function insertMember(tx: Db, teamId: number, userId: number, now: Date) {
  await tx
    .insertInto('team_member')
    .values({ teamId, userId, joinedAt: now.toISOString() })
    .execute();
}

export async function deleteMember(tx: Db, teamId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('team_member')
    .where('teamId', '=', teamId)
    .where('userId', '=', userId)
    .execute();
}

export async function saveTeam(
  tx: Db,
  teamId: number,
  change: Partial<Pick<OwnTeam, 'name' | 'ownerId'>>,
): Promise<void> {
  await tx.updateTable('team').set(change).where('id', '=', teamId).execute();
}

/** Deletes a team with its invitations; members remain without a team. */
export async function deleteTeam(tx: Db, teamId: number): Promise<void> {
  await tx.deleteFrom('team').where('id', '=', teamId).execute();
}
