import { type Seats, seatsTaken } from '@limber/domain/teams/seats';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import type { findTeamSubscription } from '#features/billing/team-subscription.queries.ts';
import { listInvitations } from './invitations.queries.ts';
import { findAddresses } from './team.queries.ts';

type People = Awaited<ReturnType<typeof findPeople>>;

/** Members and invited people. Lock the team before decisions. */
export async function findPeople({ now }: Pick<Deps, 'now'>, db: Db, teamId: number) {
  const addresses = await findAddresses(db, teamId);
  return { addresses, invitations: await listInvitations(db, teamId, now()) };
}

export const seatsOf = (
  { addresses, invitations }: People,
  plan: Awaited<ReturnType<typeof findTeamSubscription>>,
): Seats => ({
  paid: plan?.users ?? 0,
  taken: seatsTaken(addresses, invitations),
});
