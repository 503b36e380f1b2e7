import { lockPerson } from '#db/lock-person.ts';
import type { Db } from '#db/schema.ts';
import { keepTier } from './records.queries.ts';

/** Ends what was only played in the sandbox: once real money is taken, nobody keeps a plan of toy money. */
export async function endRehearsals(db: Db, now: Date): Promise<void> {
  const played = await db
    .selectFrom('subscription')
    .select('userId')
    .where('provider', '=', 'sandbox')
    .where('status', '!=', 'canceled')
    .union(
      db
        .selectFrom('purchase')
        .select('userId')
        .where('provider', '=', 'sandbox')
        .where('status', '!=', 'refunded'),
    )
    .execute();
  for (const { userId } of played) {
    await db.transaction().execute(async (tx) => {
      await lockPerson(tx, userId);
      await endRehearsalsOf(tx, userId, now);
    });
  }
}

async function endRehearsalsOf(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('subscription')
    .set({ status: 'canceled', at: now.toISOString() })
    .where('provider', '=', 'sandbox')
    .where('userId', '=', userId)
    .execute();
  await tx
    .updateTable('purchase')
    .set({ status: 'refunded', at: now.toISOString() })
    .where('provider', '=', 'sandbox')
    .where('userId', '=', userId)
    .execute();
  await keepTier(tx, userId, now);
}
