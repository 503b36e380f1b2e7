import { type Seats, seatsTaken } from '@limber/domain/teams/team';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { listInvitations } from './invitations.queries.ts';
import { findAddresses, type OwnTeam } from './team.queries.ts';

/** The seats of a team now. Lock the team first where something follows from them. */
export async function seatsOf(
  { findTeamPlan, now }: Pick<Deps, 'findTeamPlan' | 'now'>,
  db: Db,
  team: Pick<OwnTeam, 'id' | 'payerId'>,
): Promise<Seats> {
  const members = await findAddresses(db, team.id);
  const invitations = await listInvitations(db, team.id, now());
  return {
    paid: (await findTeamPlan(db, team.payerId))?.users ?? 0,
    taken: seatsTaken(members, invitations),
  };
}
