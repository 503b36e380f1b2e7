import {
  ADMINISTRATION_SENTENCES,
  type AdminActionKind,
} from '@limber/domain/accounts/administration';
import { lockAdministrators } from '#db/lock-administrators.ts';
import { lockUserWithTeam } from '#db/lock-user-with-team.ts';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { clearFailedAttempts, sessionOf } from '#features/auth/sign-in-attempts.queries.ts';
import { notFound, Refused } from '#http/refused.ts';
import { requirePassword } from '#features/auth/require-password.ts';
import { insertAdminAction } from './audit-log.queries.ts';

export type Act = { actorId: number; action: AdminActionKind; subjectId: number };

/**
 * Runs `work` in a transaction with a line in the audit log; a result of false means no change and no line. Throws the
 * 404 for an unknown account, or when the actor is no longer an administrator.
 */
export async function actOnPerson<Result>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: Act,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockForAct(tx, act);
    const done = await work(tx);
    if (done !== false) await insertAdminAction(tx, act, now());
    return done;
  });
}

/**
 * Logs a deletion that follows in this transaction. The actor's right was checked before
 * subscriptions ended. Throws the 404 when the account is gone, or is the only administrator's.
 */
export async function beginDeletion(tx: Db, act: Act, now: Date): Promise<void> {
  const administrators = await lockAdministrators(tx);
  if (administrators.every((id) => id === act.subjectId)) throw notFound();
  if (!(await lockUserWithTeam(tx, act.subjectId))) throw notFound();
  await insertAdminAction(tx, act, now);
}

/** Locks administrators and the account; throws like `actOnPerson`. */
export async function lockForAct(tx: Db, { actorId, subjectId }: Act): Promise<void> {
  if (!(await lockAdministrators(tx)).includes(actorId)) throw notFound();
  if (!(await lockUser(tx, subjectId))) throw notFound();
}

/** Throws the 409 for an administrator's own account, so that one administrator always remains. */
export function refuseOwnAccount({ actorId, subjectId }: Omit<Act, 'action'>): void {
  if (actorId !== subjectId) return;
  throw new Refused(409, 'own-account', ADMINISTRATION_SENTENCES.ownAccount);
}

/** Throws the 422 for a wrong password of the calling administrator. */
export async function confirmActor(
  deps: Deps,
  call: Parameters<typeof requirePassword>[1],
  password: string,
): Promise<void> {
  await requirePassword(deps, call, password);
  await clearFailedAttempts(deps.db, sessionOf(call.tokenHash));
}
