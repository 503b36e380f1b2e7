import { listTeams } from '@limber/contract/admin';
import { FIRST_PAGE } from '#db/newest-page.ts';
import type { Deps } from '#deps.ts';
import { findTeamSubscription } from '#features/billing/team-subscription.queries.ts';
import type { Serve } from '#http/serve.ts';
import { findTeams } from './teams.queries.ts';

/** Administrators see sizes of teams, not members. */
export function teamListRoutes(serve: Serve, { db, now }: Deps): void {
  serve(listTeams, async ({ query }) => {
    const teams = await findTeams(db, query.before ?? FIRST_PAGE, now());
    return Promise.all(
      teams.map(async ({ id, name, owner, members, invitations }) => {
        const plan = await findTeamSubscription(db, id, now());
        return { id, name, owner, paidSeats: plan?.users ?? 0, members, invitations };
      }),
    );
  });
}
