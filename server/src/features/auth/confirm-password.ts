import { tooManyAttempts } from '@limber/domain/accounts/sign-in-delay';
import type { Deps } from '#deps.ts';
import { Refused, signedOut } from '#http/refused.ts';
import { notePassword } from './session.queries.ts';
import { type AttemptCounter, countAttempt, sessionOf } from './sign-in-attempts.queries.ts';
import { findPasswordHash } from './users.queries.ts';

/** A signed-in user in one session. */
export type SignedInUser = { readonly userId: number; readonly tokenHash: string };

/** Counts an attempt before its password is checked. Throws the 429 when it comes too soon. */
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
 * Returns the password's hash when the password is right, else null, and records the time in the
 * session. Attempts are counted by session, so that failures elsewhere do not lock the user out. An
 * attempt with the right password stays counted until the caller clears it, since a code may be
 * required, too. Throws the 429, and the 401 for a deleted account.
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
