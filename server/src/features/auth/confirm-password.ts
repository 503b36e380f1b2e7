import { tooManyAttempts } from '@limber/domain/accounts/sign-in-delay';
import type { Deps } from '#deps.ts';
import { Refused, signedOut } from '#http/refused.ts';
import { notePassword } from './session.queries.ts';
import { type AttemptCounter, countAttempt, sessionOf } from './sign-in-attempts.queries.ts';
import { findPasswordHash } from './users.queries.ts';

/** A signed-in user, in one of their sessions. */
export type SignedInUser = { readonly userId: number; readonly tokenHash: string };

/** Counts an attempt to get in, before its password is looked at. Throws the 429 when it comes too soon. */
export async function countAttempts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ...counters: AttemptCounter[]
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const counter of counters) {
      const wait = await countAttempt(tx, counter, now());
      if (wait === 0) continue;
      throw new Refused(429, 'too-many-attempts', tooManyAttempts(wait), { retryAfter: wait });
    }
  });
}

/**
 * Gives the hash of a signed-in user's password when this is that password, else null. The session notes when a right
 * one was entered. Attempts are counted for the session, so that nobody who fails to sign in elsewhere keeps its user
 * out. A right one stays counted until it is forgiven, since more may be asked for. Throws the 429, and the 401 when
 * the account was deleted in the meantime.
 */
export async function confirmPassword(
  { db, now, passwords }: Pick<Deps, 'db' | 'now' | 'passwords'>,
  { userId, tokenHash }: SignedInUser,
  password: string,
): Promise<string | null> {
  await countAttempts({ db, now }, sessionOf(tokenHash));
  const hash = await findPasswordHash(db, userId);
  if (hash === null) throw signedOut();
  if (!(await passwords.verify(hash, password))) return null;
  await notePassword(db, tokenHash, now());
  return hash;
}
