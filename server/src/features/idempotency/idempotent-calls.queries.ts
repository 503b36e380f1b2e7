import { prepared } from '#db/prepared.ts';
import type { Db } from '#db/schema.ts';
import type { IdempotentCall } from '#http/idempotent-call.ts';

/** Lifetime of a key. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type Kept = { inputHash: string; result: string | null };
type At = { createdAt: string };

type Place = Pick<IdempotentCall, 'userId' | 'endpoint' | 'key'>;

const findKept = prepared((db, { userId, endpoint, key, since }: Place & { since: string }) =>
  db
    .selectFrom('keyed_call')
    .select(['inputHash', 'result'])
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .where('createdAt', '>=', since),
);

/** The stored call with this key; undefined for none. */
export async function findIdempotentCall(
  db: Db,
  call: IdempotentCall,
  now: Date,
): Promise<Kept | undefined> {
  const [kept] = await findKept(db, { ...call, since: oldest(now) });
  return kept;
}

const keep = prepared(
  (db, { userId, endpoint, key, inputHash, result, createdAt }: Place & Kept & At) =>
    db
      .insertInto('keyed_call')
      .values({ userId, endpoint, key, inputHash, result, createdAt })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'endpoint', 'key']).doUpdateSet((row) => ({
          inputHash: row.ref('excluded.inputHash'),
          result: row.ref('excluded.result'),
          createdAt: row.ref('excluded.createdAt'),
        })),
      ),
);

/** Stores a call under its key, in place of an expired one. */
export async function keepIdempotentCall(
  db: Db,
  call: IdempotentCall,
  result: string | null,
  now: Date,
): Promise<void> {
  await keep(db, { ...call, result, createdAt: now.toISOString() });
}

/** Deletes expired calls. */
export async function deleteOldIdempotentCalls(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('keyed_call').where('createdAt', '<', oldest(now)).execute();
}

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS).toISOString();
