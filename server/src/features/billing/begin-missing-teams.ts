import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { recomputeTier } from './recompute-tier.ts';
import { findPayersOfNewPlans } from './team-plan.queries.ts';

/** Begins the teams of those who paid at a server of an earlier release. */
export async function beginMissingTeams(db: Db, now: Date): Promise<void> {
  for (const userId of await findPayersOfNewPlans(db)) {
    await db.transaction().execute(async (tx) => {
      if (await lockUser(tx, userId)) await recomputeTier(tx, userId, now);
    });
  }
}
