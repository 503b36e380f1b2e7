import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { Refused } from '#http/refused.ts';
import { findTeamOf, lockTeam, type OwnTeam } from './team.queries.ts';

async function findOwnTeam(db: Db, userId: number): Promise<OwnTeam> {
  const team = await findTeamOf(db, userId);
  if (!team) throw new Refused(404, 'no-team', TEAM_SENTENCES.noTeam);
  return team;
}

/** The user's team, locked after the users in `alsoLocked`. Throws the 404 without a team. */
export async function lockOwnTeam(
  tx: Db,
  userId: number,
  alsoLocked: readonly number[] = [],
): Promise<OwnTeam> {
  // Users are locked in the same order everywhere, to avoid deadlocks.
  for (const id of alsoLocked.toSorted((a, b) => a - b)) await lockUser(tx, id);
  const { id } = await findOwnTeam(tx, userId);
  await lockTeam(tx, id);
  // The state may have changed before the lock.
  return findOwnTeam(tx, userId);
}

/** Locks the owner's team. Throws the 403 for other members. */
export async function lockTeamOfOwner(
  tx: Db,
  userId: number,
  alsoLocked: readonly number[] = [],
): Promise<OwnTeam> {
  const team = await lockOwnTeam(tx, userId, alsoLocked);
  if (team.ownerId !== userId) throw new Refused(403, 'owner-only', TEAM_SENTENCES.ownerOnly);
  return team;
}
