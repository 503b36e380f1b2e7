import type { Db } from '#db/schema.ts';
import type { KeyedCall } from '#http/keyed-call.ts';

/** For so long a key stands for what was done by it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type Kept = { inputHash: string; result: string | null };

/** What is kept under the key of this call, if it was there before. */
export async function findKeyedCall(
  db: Db,
  { userId, endpoint, key }: KeyedCall,
  now: Date,
): Promise<Kept | undefined> {
  return db
    .selectFrom('keyed_call')
    .select(['inputHash', 'result'])
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .where('createdAt', '>=', oldest(now))
    .executeTakeFirst();
}

/** Keeps a call under its key, in place of one that is too old to count. */
export async function keepKeyedCall(
  db: Db,
  call: KeyedCall,
  result: string | null,
  now: Date,
): Promise<void> {
  const { inputHash } = call;
  const fresh = { inputHash, result, createdAt: now.toISOString() };
  await db
    .insertInto('keyed_call')
    .values({ userId: call.userId, endpoint: call.endpoint, key: call.key, ...fresh })
    .onConflict((conflict) => conflict.columns(['userId', 'endpoint', 'key']).doUpdateSet(fresh))
    .execute();
}

/** Deletes what is kept of calls that are too old to be repeated. */
export async function deleteOldKeyedCalls(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('keyed_call').where('createdAt', '<', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS).toISOString();
