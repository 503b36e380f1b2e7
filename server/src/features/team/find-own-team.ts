import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { Refused } from '#http/refused.ts';
import { findTeamOf, lockTeam, type OwnTeam } from './team.queries.ts';

/** The team that the user is in. Throws the 404 where there is none. */
async function findOwnTeam(db: Db, userId: number): Promise<OwnTeam> {
  const team = await findTeamOf(db, userId);
  if (!team) throw new Refused(404, 'no-team', TEAM_SENTENCES.noTeam);
  return team;
}

/** The same, locked until the transaction ends; with it these users, who are locked first. */
export async function lockOwnTeam(
  tx: Db,
  userId: number,
  alsoLocked: readonly number[] = [],
): Promise<OwnTeam> {
  // In one order everywhere, so that two transactions never wait for each other.
  for (const id of alsoLocked.toSorted((a, b) => a - b)) await lockUser(tx, id);
  const { id } = await findOwnTeam(tx, userId);
  await lockTeam(tx, id);
  // What was read before the lock may have changed since.
  return findOwnTeam(tx, userId);
}

/** The team of its owner, locked. Throws the 403 for its other members. */
export async function lockTeamOfOwner(
  tx: Db,
  userId: number,
  alsoLocked: readonly number[] = [],
): Promise<OwnTeam> {
  const team = await lockOwnTeam(tx, userId, alsoLocked);
  if (team.ownerId !== userId) throw new Refused(403, 'owner-only', TEAM_SENTENCES.ownerOnly);
  return team;
}
