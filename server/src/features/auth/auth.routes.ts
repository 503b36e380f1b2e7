import * as auth from '@limber/contract/auth';
import { DONE } from '@limber/contract/fields';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { violatedColumn } from '#db/faults.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { Refused, signedOut } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import type { Serve } from '#http/serve.ts';
import { refuseUninvited, takeRole } from './admission.ts';
import { confirmPassword, countAttempts } from './confirm-password.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { deleteOtherSessions, deleteSession, createSession } from './session.queries.ts';
import { forgive } from './sign-in-attempts.queries.ts';
import { whatToCount } from './what-to-count.ts';
import {
  findUser,
  findUserByName,
  insertUser,
  replacePasswordHash,
  saveProfile,
} from './users.queries.ts';

export function authRoutes(serve: Serve, deps: Deps): void {
  const { db, now, passwords } = deps;

  serve(auth.register, async (call) => {
    const { password, invitation, deviceKey, ...profile } = call.body;
    refuseWeakPassword(password, profile, 'password');
    await refuseUninvited(deps, call, { email: profile.email, invitation });
    const passwordHash = await passwords.hash(password);
    const registered = await db
      .transaction()
      .execute(async (tx) => {
        const role = await takeRole(tx, invitation, now());
        const user = await insertUser(tx, { ...profile, passwordHash, role }, now());
        return signedIn(tx, user, deviceKey);
      })
      .catch(refuseTaken);
    securityEvent(call, 'registered', {
      userId: registered.user.id,
      reason: registered.user.role,
    });
    return registered;
  });

  serve(auth.login, async (call) => {
    const { username, password, deviceKey } = call.body;
    const found = await findUserByName(db, username);
    const signIn = { typed: username, found, deviceKey, network: call.network };
    const counted = await whatToCount(db, signIn, now());
    const about = { userId: found?.id ?? null };
    await countAttempts({ db, now }, ...counted).catch((error: unknown) => {
      securityEvent(call, 'sign-in-delayed', about);
      throw error;
    });
    const isRight = await passwords.verify(found?.passwordHash ?? null, password);
    if (!found || !isRight) {
      securityEvent(call, 'sign-in-failed', about);
      throw invalidCredentials();
    }

    const { passwordHash, ...user } = found;
    const reply = await db.transaction().execute(async (tx) => {
      // Writes the same hash again, which waits for a simultaneous change of the password and detects it.
      const isCurrent = await replacePasswordHash(tx, user.id, passwordHash, passwordHash);
      if (!isCurrent) throw invalidCredentials();
      for (const subject of counted) await forgive(tx, subject);
      return signedIn(tx, user, deviceKey);
    });
    securityEvent(call, 'signed-in', about);
    return reply;
  });

  serve(auth.logout, async (call) => {
    await deleteSession(db, call.tokenHash);
    securityEvent(call, 'signed-out', { userId: call.userId });
    return DONE;
  });

  serve(auth.getMe, async ({ userId }) => {
    const user = await findUser(db, userId);
    if (!user) throw signedOut();
    return user;
  });

  serve(auth.updateProfile, ({ userId, body }) => saveProfile(db, userId, body).catch(refuseTaken));

  serve(auth.changePassword, async (call) => {
    const { userId, tokenHash } = call;
    const { currentPassword, newPassword } = call.body;
    const user = await findUser(db, userId);
    if (!user) throw signedOut();
    refuseWeakPassword(newPassword, user, 'newPassword');
    const current = await confirmPassword(deps, { userId, tokenHash }, currentPassword);
    if (current === null) {
      securityEvent(call, 'password-confirmation-failed', { userId });
      throw wrongCurrentPassword();
    }
    const changed = await passwords.hash(newPassword);
    await db.transaction().execute(async (tx) => {
      const isCurrent = await replacePasswordHash(tx, userId, current, changed);
      if (!isCurrent) throw wrongCurrentPassword();
      await deleteOtherSessions(tx, userId, tokenHash);
    });
    securityEvent(call, 'password-changed', { userId });
    return DONE;
  });

  /** What whoever signed in is given: a session, and the key that makes this device a known one. */
  async function signedIn(
    tx: Db,
    user: auth.User,
    offeredKey: string | undefined,
  ): Promise<auth.SignedIn> {
    const deviceKey = await rememberDevice(tx, user.id, offeredKey, now());
    return { token: await createSession(tx, user.id, now()), user, deviceKey };
  }
}

const invalidCredentials = () =>
  new Refused(401, 'invalid-credentials', SENTENCES.invalidCredentials);

const wrongCurrentPassword = () =>
  refusedField(422, 'currentPassword', SENTENCES.currentPasswordWrong);

function refuseTaken(error: unknown): never {
  const column = violatedColumn(error, ['usernameKey', 'emailKey']);
  if (column === 'usernameKey') throw refusedField(409, 'username', SENTENCES.usernameTaken);
  if (column === 'emailKey') throw refusedField(409, 'email', SENTENCES.emailTaken);
  throw error;
}

const refusedField = (status: 409 | 422, field: string, message: string) =>
  new Refused(status, status === 409 ? 'taken' : 'refused', message, {
    issues: [{ field, message }],
  });
