import { FORGET_FAILURES_AFTER_MS, signInDelay } from '@limber/domain/accounts/sign-in-delay';
import type { Db } from '../../db/schema.ts';

type Subject = { kind: 'account' | 'address'; name: string };

const keyOf = ({ kind, name }: Subject) => `${kind} ${name}`;

/**
 * Counts an attempt to sign in before its password is looked at, so that guesses made at the same
 * moment are all counted. Gives 0, or the whole seconds to wait when it comes too soon; an attempt
 * that comes too soon is not counted. Call inside a transaction.
 */
export async function countAttempt(db: Db, subject: Subject, now: Date): Promise<number> {
  const at = now.toISOString();
  const key = keyOf(subject);
  // Writing first locks the row: two attempts at once are counted one after the other.
  const { failures, lastAt, blockedUntil } = await db
    .insertInto('sign_in_attempt')
    .values({ key, failures: 0, lastAt: at, blockedUntil: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ failures: row.ref('sign_in_attempt.failures') })),
    )
    .returning(['failures', 'lastAt', 'blockedUntil'])
    .executeTakeFirstOrThrow();

  const wait = Date.parse(blockedUntil) - now.getTime();
  if (wait > 0) return Math.ceil(wait / 1000);

  const forgotten = now.getTime() - Date.parse(lastAt) > FORGET_FAILURES_AFTER_MS;
  const counted = (forgotten ? 0 : failures) + 1;
  const delay = signInDelay(subject.kind, counted) * 1000;
  await db
    .updateTable('sign_in_attempt')
    .set({
      failures: counted,
      lastAt: at,
      blockedUntil: new Date(now.getTime() + delay).toISOString(),
    })
    .where('key', '=', key)
    .execute();
  return 0;
}

/** Takes back the attempts that ended well: all of the account's, and this one of the address. */
export async function forgiveAttempts(db: Db, account: Subject, address: Subject): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', '=', keyOf(account)).execute();
  await db
    .updateTable('sign_in_attempt')
    .set((row) => ({ failures: row('failures', '-', 1) }))
    .where('key', '=', keyOf(address))
    .where('failures', '>', 0)
    .execute();
}
