import type { TeamInvitation } from '@limber/contract/team';
import type { Db } from '#db/schema.ts';

type StoredInvitation = Omit<TeamInvitation, 'id'> & { id: number };

export type LinkedInvitation = {
  id: number;
  teamId: number;
  expiresAt: string;
  team: string;
  invitedBy: string;
};

/** Open invitations, oldest first. */
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

/** Creates an invitation, or extends the one to the same address. Lock the team first. */
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

export async function deleteInvitation(tx: Db, teamId: number, id: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('team_invitation')
    .where('id', '=', id)
    .where('teamId', '=', teamId)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** Deletes expired invitations and links of all teams. */
export async function deleteExpiredTeamInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('team_invitation_link').where('expiresAt', '<=', now.toISOString()).execute();
  await db.deleteFrom('team_invitation').where('expiresAt', '<=', now.toISOString()).execute();
}

/** Number of valid links. */
export async function countLinks(db: Db, invitationId: number, now: Date): Promise<number> {
  const { links } = await db
    .selectFrom('team_invitation_link')
    .select((row) => row.fn.countAll<number | string>().as('links'))
    .where('invitationId', '=', invitationId)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(links);
}

/** A link that is valid until the invitation's present end. Lock the team first. */
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

/** The link's invitation; undefined when it has expired, or the team owner's account is closed. */
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

/** This address's open invitation to this user's team, with the team's name; undefined for none. */
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
