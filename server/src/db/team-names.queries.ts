import { firstTeamName } from '@limber/domain/teams/team';
import type { Db } from './schema.ts';

/** The new name of a team under another owner, where it is derived from the owner's name; empty where it was chosen. */
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

/** Updates derived team names when their owner is renamed. */
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
