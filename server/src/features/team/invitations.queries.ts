import type { TeamInvitation } from '@limber/contract/team';
import type { Db } from '#db/schema.ts';

/** An invitation by its number, which leaves the server in no answer. */
type StoredInvitation = Omit<TeamInvitation, 'id'> & { id: number };

/** An invitation as it is found by its link. */
export type LinkedInvitation = {
  id: number;
  teamId: number;
  expiresAt: string;
  team: string;
  invitedBy: string;
};

/** The invitations of a team that wait, oldest first. */
export async function listInvitations(
  db: Db,
  teamId: number,
  now: Date,
): Promise<(StoredInvitation & { emailKey: string | null })[]> {
  return db
    .selectFrom('team_invitation')
    .select(['id', 'email', 'emailKey', 'expiresAt'])
    .where('teamId', '=', teamId)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('id')
    .execute();
}

type NewInvitation = { teamId: number; email: string | null; emailKey: string | null };

/** Invites, or lets an invitation of the same address last longer. Lock the team first. */
export async function saveInvitation(
  tx: Db,
  invitation: NewInvitation,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<StoredInvitation> {
  return tx
    .insertInto('team_invitation')
    .values({ ...invitation, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['teamId', 'emailKey'])
        .doUpdateSet({ email: invitation.email, expiresAt: expiresAt.toISOString() }),
    )
    .returning(['id', 'email', 'expiresAt'])
    .executeTakeFirstOrThrow();
}

/** Deletes an invitation with its links; false when the team has none with this id. */
export async function deleteInvitation(tx: Db, teamId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** Deletes what is over, of all teams: invitations, and links of those that were given again. */
export async function deleteExpiredTeamInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('team_invitation_link').where('expiresAt', '<=', now.toISOString()).execute();
  await db.deleteFrom('team_invitation').where('expiresAt', '<=', now.toISOString()).execute();
}

/** How many links to an invitation work now. */
export async function countLinks(db: Db, invitationId: number, now: Date): Promise<number> {
  const { links } = await db
    .selectFrom('team_invitation_link')
    .select((row) => row.fn.countAll<number | string>().as('links'))
    .where('invitationId', '=', invitationId)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(links);
}

/** Makes a link that works until the invitation ends as it stands now. Lock the team first. */
export async function insertLink(tx: Db, invitationId: number, tokenHash: string): Promise<void> {
  await tx
    .insertInto('team_invitation_link')
    .columns(['invitationId', 'tokenHash', 'expiresAt'])
    .expression((row) =>
      row
        .selectFrom('team_invitation')
        .select(['id', row.val(tokenHash).as('tokenHash'), 'expiresAt'])
        .where('id', '=', invitationId),
    )
    .execute();
}

/** The invitation that this link leads to, unless it is over, or an administrator closed its owner's account. */
export async function findByLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<LinkedInvitation | undefined> {
  return db
    .selectFrom('team_invitation_link')
    .innerJoin('team_invitation', 'team_invitation.id', 'team_invitation_link.invitationId')
    .innerJoin('team', 'team.id', 'team_invitation.teamId')
    .innerJoin('user', 'user.id', 'team.ownerId')
    .select([
      'team_invitation.id',
      'team_invitation.teamId',
      'team_invitation_link.expiresAt',
      'team.name as team',
      'user.fullName as invitedBy',
    ])
    .where('team_invitation_link.tokenHash', '=', tokenHash)
    .where('team_invitation_link.expiresAt', '>', now.toISOString())
    .where('user.deactivatedAt', 'is', null)
    .executeTakeFirst();
}

/** The invitation of this address into the team that this user is in, with the team's name, unless it is over. */
export async function findByAddress(
  db: Db,
  { memberId, emailKey }: { memberId: number; emailKey: string },
  now: Date,
): Promise<{ id: number; team: string } | undefined> {
  return db
    .selectFrom('team_invitation')
    .innerJoin('team', 'team.id', 'team_invitation.teamId')
    .innerJoin('team_member', 'team_member.teamId', 'team.id')
    .select(['team_invitation.id', 'team.name as team'])
    .where('team_member.userId', '=', memberId)
    .where('team_invitation.emailKey', '=', emailKey)
    .where('team_invitation.expiresAt', '>', now.toISOString())
    .executeTakeFirst();
}
