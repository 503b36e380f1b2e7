import { accountKey } from '@limber/domain/accounts/account-rules';
import {
  type CountedKind,
  FORGET_FAILURES_AFTER_MS,
  signInDelay,
} from '@limber/domain/accounts/sign-in-delay';
import type { Db } from '#db/schema.ts';
import { hashToken } from './secret-token.ts';

/** What attempts are counted together for. */
export type AttemptCounter = { kind: CountedKind; name: string };

/**
 * A name that was typed, whether or not an account has it: nobody learns that from the waits, nor which two names
 * are of one account. Only its hash is stored, because users sometimes type their password there.
 */
export const typedName = (typed: string): AttemptCounter => ({
  kind: 'account',
  name: hashToken(accountKey(typed)),
});

/** A user on a device that they signed in on before. */
export const knownDevice = (userId: number, deviceKey: string): AttemptCounter => ({
  kind: 'device',
  name: `${userId} ${hashToken(deviceKey)}`,
});

/** A user who is signed in and is asked for the password. */
export const sessionOf = (tokenHash: string): AttemptCounter => ({
  kind: 'session',
  name: tokenHash,
});

/** The same user, asked for a code: a right password forgives no wrong codes. */
export const codeInSession = (tokenHash: string): AttemptCounter => ({
  kind: 'session',
  name: `${tokenHash} code`,
});

const keyOf = ({ kind, name }: AttemptCounter) => `${kind} ${name}`;

/**
 * Counts an attempt to sign in before its password is looked at, so that guesses made at the same
 * moment are all counted. Gives 0, or the whole seconds to wait when it comes too soon; roll the
 * transaction back then, so that nothing of the attempt counts. The address goes before the account,
 * here and when they are forgiven, or two sign-ins could wait for each other for ever.
 */
export async function countAttempt(db: Db, counter: AttemptCounter, now: Date): Promise<number> {
  const at = now.toISOString();
  const key = keyOf(counter);
  // Writing first locks the row: two attempts at once are counted one after the other.
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

  // After the clock was set back, stored times may lie in the future.
  const forgotten = Math.abs(now.getTime() - Date.parse(since)) > FORGET_FAILURES_AFTER_MS;
  const before = forgotten ? 0 : failures;
  const wait = Date.parse(blockedUntil) - now.getTime();
  // Free failures cost nothing even when `now` was read a little earlier than by the attempt before.
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
 * After a success: undoes one attempt of an address, and the delay that it caused, since others fail there too;
 * deletes all of any other counter.
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

/** Deletes the failures that were counted for the names of this account. */
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

/** Deletes the failures that count for nothing any more, and with them the addresses they came from. */
export async function deleteForgottenAttempts(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - FORGET_FAILURES_AFTER_MS).toISOString();
  await db.deleteFrom('sign_in_attempt').where('since', '<', oldest).execute();
}
