import { ADMIN_PAGE_SIZE, type ListedTeam } from '@limber/contract/admin';
import type { Db } from '#db/schema.ts';

type StoredTeam = Omit<ListedTeam, 'paidSeats'>;

/** The newest teams before this one, with numbers of members and invitations. */
export async function findTeams(db: Db, before: number, now: Date): Promise<StoredTeam[]> {
  const teams = await db
    .selectFrom('team')
    .innerJoin('user', 'user.id', 'team.ownerId')
    .select((row) => [
      'team.id',
      'team.name',
      'user.username as owner',
      row
        .selectFrom('team_member')
        .select((member) => member.fn.countAll<number | string>().as('count'))
        .whereRef('team_member.teamId', '=', 'team.id')
        .as('members'),
      row
        .selectFrom('team_invitation')
        .select((invitation) => invitation.fn.countAll<number | string>().as('count'))
        .whereRef('team_invitation.teamId', '=', 'team.id')
        .where('team_invitation.expiresAt', '>', now.toISOString())
        .as('invitations'),
    ])
    .where('team.id', '<', before)
    .orderBy('team.id', 'desc')
    .limit(ADMIN_PAGE_SIZE)
    .execute();
  return teams.map(({ id, name, owner, members, invitations }) => ({
    id,
    name,
    owner,
    members: Number(members),
    invitations: Number(invitations),
  }));
}
