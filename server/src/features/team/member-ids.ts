import { createHmac } from 'node:crypto';
import { findInstallation } from '#db/installation.queries.ts';
import type { Db } from '#db/schema.ts';
import { notFound } from '#http/refused.ts';
import { listInvitations } from './invitations.queries.ts';
import { findTeamOf, listMembers } from './team.queries.ts';

/** Stable ids within a team. Account numbers would reveal the age of an account, and identify people across teams. */
export async function memberIds(db: Db, teamId: number): Promise<(userId: number) => string> {
  const { mediaKey } = await findInstallation(db);
  return (userId) =>
    createHmac('sha256', mediaKey).update(`member ${userId} of team ${teamId}`).digest('base64url');
}

/** Public ids: the stored numbers count over all teams, and would reveal how many others invite. */
export async function invitationIds(db: Db): Promise<(invitation: number) => string> {
  const { mediaKey } = await findInstallation(db);
  return (invitation) =>
    createHmac('sha256', mediaKey).update(`invitation ${invitation}`).digest('base64url');
}

/** The number of the open invitation with this id. Throws the 404. */
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

/** The member with this id in the user's team; null for none. */
export async function findMember(db: Db, userId: number, id: string): Promise<number | null> {
  const team = await findTeamOf(db, userId);
  if (!team) return null;
  const idOf = await memberIds(db, team.id);
  const members = await listMembers(db, team);
  return members.find((member) => idOf(member.userId) === id)?.userId ?? null;
}
