import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { type IdempotentCall, keyReused } from '#http/idempotent-call.ts';
import { signedOut } from '#http/refused.ts';
import { findIdempotentCall, keepIdempotentCall } from './idempotent-calls.queries.ts';

type RunDeps = Pick<Deps, 'db' | 'now'>;

/**
 * Runs `work` in a transaction, once per key: a repeated call gets the first result. Key and work are committed
 * together, so that neither a crash nor a simultaneous call does the work twice. Without a key it is a plain
 * transaction. Throws the 422 for another input under the same key.
 */
export function runOnce<Result>(
  { db, now }: RunDeps,
  call: IdempotentCall | null,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    if (call === null) return work(tx);
    const kept = await findSameCall(tx, call, now());
    if (kept && kept.result !== null) return JSON.parse(kept.result) as Result;
    const result = await work(tx);
    await keepIdempotentCall(tx, call, JSON.stringify(result ?? null), now());
    return result;
  });
}

/**
 * Throws the 422 for another input under the same key: for work that no transaction can hold and that is idempotent by
 * itself.
 */
export async function refuseOtherInput(
  { db, now }: RunDeps,
  call: IdempotentCall | null,
): Promise<void> {
  if (call === null) return;
  await db.transaction().execute(async (tx) => {
    const kept = await findSameCall(tx, call, now());
    if (!kept) await keepIdempotentCall(tx, call, null, now());
  });
}

/** The stored call; other calls of the user wait. Throws the 422 for another input. */
async function findSameCall(tx: Db, call: IdempotentCall, now: Date) {
  // Both queries are sent at once; the database still locks before it reads.
  const [isThere, kept] = await Promise.all([
    lockUser(tx, call.userId),
    findIdempotentCall(tx, call, now),
  ]);
  if (!isThere) throw signedOut();
  if (kept && kept.inputHash !== call.inputHash) throw keyReused();
  return kept;
}
