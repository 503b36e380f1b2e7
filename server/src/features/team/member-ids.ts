import { createHmac } from 'node:crypto';
import { findInstallation } from '#db/installation.queries.ts';
import type { Db } from '#db/schema.ts';
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

/** Who has this id in the team that the user is in; null for nobody. */
export async function findMember(db: Db, userId: number, id: string): Promise<number | null> {
  const team = await findTeamOf(db, userId);
  if (!team) return null;
  const idOf = await memberIds(db, team.id);
  const members = await listMembers(db, team);
  return members.find((member) => idOf(member.userId) === id)?.userId ?? null;
}
