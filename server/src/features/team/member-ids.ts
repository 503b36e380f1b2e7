import { createHmac } from 'node:crypto';
import { findInstallation } from '#db/installation.queries.ts';
import type { Db } from '#db/schema.ts';
import { notFound } from '#http/refused.ts';
import { listInvitations } from './invitations.queries.ts';
import { findTeamOf, listMembers } from './team.queries.ts';

/**
 * Gives the members of a team their ids, the same at each call. The number of an account would tell how long somebody
 * has had it, and in another team who they are.
 */
export async function memberIds(db: Db, teamId: number): Promise<(userId: number) => string> {
  const { mediaKey } = await findInstallation(db);
  return (userId) =>
    createHmac('sha256', mediaKey).update(`member ${userId} of team ${teamId}`).digest('base64url');
}

/**
 * Gives invitations their ids. Their numbers are counted over all teams, and would tell how many the others invite.
 */
export async function invitationIds(db: Db): Promise<(invitation: number) => string> {
  const { mediaKey } = await findInstallation(db);
  return (invitation) =>
    createHmac('sha256', mediaKey).update(`invitation ${invitation}`).digest('base64url');
}

/** The number of the invitation that has this id and waits in the team. Throws the 404 where there is none. */
export async function findInvitation(
  db: Db,
  teamId: number,
  { id, now }: { id: string; now: Date },
): Promise<number> {
  const idOf = await invitationIds(db);
  const found = (await listInvitations(db, teamId, now)).find((one) => idOf(one.id) === id);
  if (!found) throw notFound();
  return found.id;
}

/** Who has this id in the team that the user is in; null for nobody. */
export async function findMember(db: Db, userId: number, id: string): Promise<number | null> {
  const team = await findTeamOf(db, userId);
  if (!team) return null;
  const idOf = await memberIds(db, team.id);
  const members = await listMembers(db, team);
  return members.find((member) => idOf(member.userId) === id)?.userId ?? null;
}
