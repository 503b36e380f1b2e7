import * as auth from '@limber/contract/auth';
import { DONE } from '@limber/contract/fields';
import { accountKey, SENTENCES } from '@limber/domain/accounts/account-rules';
import { tooManyAttempts } from '@limber/domain/accounts/sign-in-delay';
import { violatedColumn } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/refused.ts';
import type { Serve } from '../../http/serve.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './password.ts';
import { closeOtherSessions, closeSession, openSession } from './session.queries.ts';
import { countAttempt, forgiveAttempts } from './sign-in-attempts.queries.ts';
import {
  findPasswordHash,
  findUser,
  findUserByName,
  insertUser,
  updatePasswordHash,
  updateProfile,
} from './users.queries.ts';

export function authRoutes(serve: Serve, { db, now }: Deps): void {
  serve(auth.register, async ({ body: { password, ...profile } }) => {
    refuseCommon(password, 'password');
    const passwordHash = await hashPassword(password);
    return db
      .transaction()
      .execute(async (tx) => {
        const user = await insertUser(tx, { ...profile, passwordHash }, now());
        return { token: await openSession(tx, user.id, now()), user };
      })
      .catch(refuseTaken);
  });

  serve(auth.login, async ({ body: { username, password }, address }) => {
    const attempt = {
      account: { kind: 'account', name: accountKey(username) },
      address: { kind: 'address', name: address },
    } as const;
    const wait = await db.transaction().execute(async (tx) => {
      const forAddress = await countAttempt(tx, attempt.address, now());
      return forAddress > 0 ? forAddress : countAttempt(tx, attempt.account, now());
    });
    if (wait > 0) {
      throw new Refused(429, 'too-many-attempts', tooManyAttempts(wait), { retryAfter: wait });
    }
    const found = await findUserByName(db, username);
    const isRight = await verifyPassword(found?.passwordHash ?? null, password);
    if (!found || !isRight) {
      throw new Refused(401, 'invalid-credentials', SENTENCES.invalidCredentials);
    }
    const { passwordHash: _secret, ...user } = found;
    return db.transaction().execute(async (tx) => {
      await forgiveAttempts(tx, attempt.account, attempt.address);
      return { token: await openSession(tx, user.id, now()), user };
    });
  });

  serve(auth.logout, async ({ caller }) => {
    await closeSession(db, caller.tokenHash);
    return DONE;
  });

  serve(auth.getMe, async ({ caller }) => {
    const user = await findUser(db, caller.userId);
    if (!user) throw new Refused(401, 'signed-out', SENTENCES.signInFirst);
    return user;
  });

  serve(auth.updateProfile, ({ caller, body }) =>
    updateProfile(db, caller.userId, body).catch(refuseTaken),
  );

  serve(auth.changePassword, async ({ caller, body: { currentPassword, newPassword } }) => {
    refuseCommon(newPassword, 'newPassword');
    const isRight = await verifyPassword(
      await findPasswordHash(db, caller.userId),
      currentPassword,
    );
    if (!isRight) throw refusedField(422, 'currentPassword', SENTENCES.currentPasswordWrong);
    const passwordHash = await hashPassword(newPassword);
    await db.transaction().execute(async (tx) => {
      await updatePasswordHash(tx, caller.userId, passwordHash);
      await closeOtherSessions(tx, caller.userId, caller.tokenHash);
    });
    return DONE;
  });
}

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
