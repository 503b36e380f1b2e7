import * as auth from '@limber/contract/auth';
import { DONE } from '@limber/contract/fields';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { violatedColumn } from '#db/faults.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { Refused, signedOut } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { refuseUninvited, takeRole } from './admission.ts';
import { confirmPassword, countAttempts } from './confirm-password.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { isCommonPassword } from './password.ts';
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

  serve(auth.register, async ({ body, network }) => {
    const { password, invitation, deviceKey, ...profile } = body;
    refuseCommon(password, 'password');
    await refuseUninvited(deps, { email: profile.email, invitation, network });
    const passwordHash = await passwords.hash(password);
    return db
      .transaction()
      .execute(async (tx) => {
        const role = await takeRole(tx, invitation, now());
        const user = await insertUser(tx, { ...profile, passwordHash, role }, now());
        return signedIn(tx, user, deviceKey);
      })
      .catch(refuseTaken);
  });

  serve(auth.login, async ({ body: { username, password, deviceKey }, network }) => {
    const found = await findUserByName(db, username);
    const counted = await whatToCount(db, { typed: username, found, deviceKey, network }, now());
    await countAttempts({ db, now }, ...counted);
    const isRight = await passwords.verify(found?.passwordHash ?? null, password);
    if (!found || !isRight) throw invalidCredentials();

    const { passwordHash, ...user } = found;
    return db.transaction().execute(async (tx) => {
      // Writes the same hash again, which waits for a simultaneous change of the password and detects it.
      const isCurrent = await replacePasswordHash(tx, user.id, passwordHash, passwordHash);
      if (!isCurrent) throw invalidCredentials();
      for (const subject of counted) await forgive(tx, subject);
      return signedIn(tx, user, deviceKey);
    });
  });

  serve(auth.logout, async ({ tokenHash }) => {
    await deleteSession(db, tokenHash);
    return DONE;
  });

  serve(auth.getMe, async ({ userId }) => {
    const user = await findUser(db, userId);
    if (!user) throw signedOut();
    return user;
  });

  serve(auth.updateProfile, ({ userId, body }) => saveProfile(db, userId, body).catch(refuseTaken));

  serve(
    auth.changePassword,
    async ({ userId, tokenHash, body: { currentPassword, newPassword } }) => {
      refuseCommon(newPassword, 'newPassword');
      const current = await confirmPassword(deps, { userId, tokenHash }, currentPassword);
      if (current === null) throw wrongCurrentPassword();
      const changed = await passwords.hash(newPassword);
      await db.transaction().execute(async (tx) => {
        const isCurrent = await replacePasswordHash(tx, userId, current, changed);
        if (!isCurrent) throw wrongCurrentPassword();
        await deleteOtherSessions(tx, userId, tokenHash);
      });
      return DONE;
    },
  );

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

function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw refusedField(422, field, SENTENCES.passwordTooCommon);
}

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
