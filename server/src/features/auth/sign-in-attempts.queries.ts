import { accountKey } from '@limber/domain/accounts/account-rules';
import {
  type CountedKind,
  FORGET_FAILURES_AFTER_MS,
  signInDelay,
} from '@limber/domain/accounts/sign-in-delay';
import type { Db } from '#db/schema.ts';
import { hashToken } from './secret-token.ts';

/** The key that attempts are counted for. */
export type AttemptCounter = { kind: CountedKind; name: string };

/**
 * A name as typed, whether or not an account has it: waits reveal neither whether one has, nor
 * which names belong to the same account. Only its hash is stored, because users sometimes type
 * their password there.
 */
export const typedName = (typed: string): AttemptCounter => ({
  kind: 'account',
  name: hashToken(accountKey(typed)),
});

/** A user on a known device. */
export const knownDevice = (userId: number, deviceKey: string): AttemptCounter => ({
  kind: 'device',
  name: `${userId} ${hashToken(deviceKey)}`,
});

/** A signed-in user who enters the password. */
export const sessionOf = (tokenHash: string): AttemptCounter => ({
  kind: 'session',
  name: tokenHash,
});

/**
 * A signed-in user who enters a code. Counted apart from passwords: a right password clears no
 * wrong codes.
 */
export const codeInSession = (tokenHash: string): AttemptCounter => ({
  kind: 'session',
  name: `${tokenHash} code`,
});

const keyOf = ({ kind, name }: AttemptCounter) => `${kind} ${name}`;

/**
 * Counts a sign-in attempt before the password is checked, so that simultaneous guesses all count.
 * Returns 0, or the whole seconds to wait when it comes too soon; then roll back, so that nothing
 * is counted. Count and clear the network before the account, to avoid deadlocks.
 */
export async function countAttempt(db: Db, counter: AttemptCounter, now: Date): Promise<number> {
  const at = now.toISOString();
  const key = keyOf(counter);
  // Writing first locks the row, so that simultaneous attempts are serialized.
  const { failures, since, blockedUntil } = await db
    .insertInto('sign_in_attempt')
    .values({ key, failures: 0, since: at, blockedUntil: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ failures: row.ref('sign_in_attempt.failures') })),
    )
    .returning(['failures', 'since', 'blockedUntil'])
    .executeTakeFirstOrThrow();

  // After the clock was set back, stored times may be in the future.
  const forgotten = Math.abs(now.getTime() - Date.parse(since)) > FORGET_FAILURES_AFTER_MS;
  const before = forgotten ? 0 : failures;
  const wait = Date.parse(blockedUntil) - now.getTime();
  // Free failures cause no wait, even when `now` is older than the previous attempt.
  if (signInDelay(counter.kind, before) > 0 && wait > 0) return Math.ceil(wait / 1000);

  const counted = before + 1;
  const delay = signInDelay(counter.kind, counted) * 1000;
  await db
    .updateTable('sign_in_attempt')
    .set({
      failures: counted,
      since: counted === 1 ? at : since,
      blockedUntil: new Date(now.getTime() + delay).toISOString(),
    })
    .where('key', '=', key)
    .execute();
  return 0;
}

/**
 * After a success: subtracts one attempt and its delay from a network, where others fail too; deletes any other
 * counter.
 */
export async function clearFailedAttempts(db: Db, counter: AttemptCounter): Promise<void> {
  const key = keyOf(counter);
  if (counter.kind !== 'address') {
    await db.deleteFrom('sign_in_attempt').where('key', '=', key).execute();
    return;
  }
  await db
    .updateTable('sign_in_attempt')
    .set((row) => ({ failures: row('failures', '-', 1), blockedUntil: row.ref('since') }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
}

export async function clearAccountAttempts(db: Db, userId: number): Promise<void> {
  const user = await db
    .selectFrom('user')
    .select(['usernameKey', 'emailKey'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return;
  for (const name of [user.usernameKey, user.emailKey])
    await clearFailedAttempts(db, typedName(name));
}

/** Deletes expired failures, and with them their network addresses. */
export async function deleteForgottenAttempts(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - FORGET_FAILURES_AFTER_MS).toISOString();
  await db.deleteFrom('sign_in_attempt').where('since', '<', oldest).execute();
}
