import { firstTeamName } from '@limber/domain/teams/team';
import type { Db } from './schema.ts';

/**
 * The name that a team has under another owner: made of theirs, where it is still the one that was made of the owner's
 * so far, so that it outlives nobody. Nothing where somebody gave the team its name.
 */
export async function nameUnder(
  tx: Db,
  teamId: number,
  ownerId: number,
): Promise<{ name?: string }> {
  const team = await tx
    .selectFrom('team')
    .innerJoin('user', 'user.id', 'team.ownerId')
    .select(['team.name', 'user.fullName'])
    .where('team.id', '=', teamId)
    .executeTakeFirst();
  if (team === undefined || team.name !== firstTeamName(team.fullName)) return {};
  const owner = await tx
    .selectFrom('user')
    .select('fullName')
    .where('id', '=', ownerId)
    .executeTakeFirst();
  return owner ? { name: firstTeamName(owner.fullName) } : {};
}

/** Lets the names that were made of an owner's follow when the owner has another name. */
export async function renameWithOwner(
  tx: Db,
  ownerId: number,
  { before, after }: { before: string; after: string },
): Promise<void> {
  await tx
    .updateTable('team')
    .set({ name: firstTeamName(after) })
    .where('ownerId', '=', ownerId)
    .where('name', '=', firstTeamName(before))
    .execute();
}
