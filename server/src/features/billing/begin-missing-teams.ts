import { lockUserWithTeam } from '#db/lock-user-with-team.ts';
import type { Db } from '#db/schema.ts';
import { applySubscriptions } from './recompute-tier.ts';
import { findPayersWithoutTeam } from './team-subscription.queries.ts';

export async function beginMissingTeams(db: Db, now: Date): Promise<void> {
  for (const userId of await findPayersWithoutTeam(db)) {
    await db.transaction().execute(async (tx) => {
      if (await lockUserWithTeam(tx, userId)) await applySubscriptions(tx, userId, now);
    });
  }
}
