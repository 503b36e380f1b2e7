import { getTeamInsight } from '@limber/contract/team-insight';
import { drawnFrom } from '@limber/domain/insight/quarters';
import { TEAM_SENTENCES } from '@limber/domain/teams/team';
import type { Deps } from '#deps.ts';
import { Refused } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { findInsight } from './insight.queries.ts';

/** All members and the owner get the same answer. */
export function insightRoutes(serve: Serve, { db, now }: Deps): void {
  serve(getTeamInsight, async ({ userId }) => {
    const quarters = await findInsight(db, userId);
    if (quarters === null) throw new Refused(404, 'no-team', TEAM_SENTENCES.noTeam);
    return { quarters, nextAt: drawnFrom(now()).toISOString() };
  });
}
