import * as auth from '@limber/contract/auth';
import { DONE } from '@limber/contract/fields';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { passwordChangedWords } from '@limber/domain/accounts/mail-words';
import { violatedColumn } from '#db/faults.ts';
import type { Deps } from '#deps.ts';
import { Refused, signedOut } from '#http/refused.ts';
import type { Serve } from '#http/serve.ts';
import { mailConfirmation, mailNotice } from './account-mails.ts';
import { changeProfile } from './change-profile.ts';
import { confirmPassword, countAttempts } from './confirm-password.ts';
import { findEmailAccount, takeFoundingPlace } from './email.queries.ts';
import { deleteLinks } from './mail-links.queries.ts';
import { isCommonPassword } from './password.ts';
import { deleteOtherSessions, deleteSession, createSession } from './session.queries.ts';
import {
  knownAccount,
  unknownAccount,
  forgiveAccount,
  forgiveAddress,
  type AttemptSubject,
} from './sign-in-attempts.queries.ts';
import { findUser, findUserByName, insertUser, replacePasswordHash } from './users.queries.ts';

export function authRoutes(serve: Serve, deps: Deps): void {
  const { db, now, passwords, outbox } = deps;

  serve(auth.register, async ({ body: { password, ...profile } }) => {
    refuseCommon(password, 'password');
    const passwordHash = await passwords.hash(password);
    const opened = await onceMoreWhenEmailIsTaken(() =>
      db.transaction().execute(async (tx) => {
        const user = await insertUser(tx, { ...profile, passwordHash }, now());
        // Where no mail can be sent, nobody could confirm an address.
        if (!outbox.delivers) await takeFoundingPlace(tx, user.id);
        return { token: await createSession(tx, user.id, now()), user };
      }),
    ).catch(refuseTaken);
    mailConfirmation(deps, opened.user.id);
    return opened;
  });

  serve(auth.login, async ({ body: { username, password }, network }) => {
    const found = await findUserByName(db, username);
    const address: AttemptSubject = { kind: 'address', name: network };
    const account = found ? knownAccount(found.id) : unknownAccount(username);
    await countAttempts({ db, now }, address, account);
    const isRight = await passwords.verify(found?.passwordHash ?? null, password);
    if (!found || !isRight) throw invalidCredentials();

    const { passwordHash, ...user } = found;
    return db.transaction().execute(async (tx) => {
      // Writes the same hash again, which waits for a simultaneous change of the password and detects it.
      const isCurrent = await replacePasswordHash(tx, user.id, passwordHash, passwordHash);
      if (!isCurrent) throw invalidCredentials();
      await forgiveAddress(tx, address);
      await forgiveAccount(tx, account);
      return { token: await createSession(tx, user.id, now()), user };
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

  serve(auth.updateProfile, ({ userId, body }) =>
    onceMoreWhenEmailIsTaken(() => changeProfile(deps, userId, body)).catch(refuseTaken),
  );

  serve(
    auth.changePassword,
    async ({ userId, tokenHash, body: { currentPassword, newPassword } }) => {
      refuseCommon(newPassword, 'newPassword');
      const current = await confirmPassword({ db, now, passwords }, userId, currentPassword);
      if (current === null) throw wrongCurrentPassword();
      const changed = await passwords.hash(newPassword);
      await db.transaction().execute(async (tx) => {
        const isCurrent = await replacePasswordHash(tx, userId, current, changed);
        if (!isCurrent) throw wrongCurrentPassword();
        await forgiveAccount(tx, knownAccount(userId));
        await deleteOtherSessions(tx, userId, tokenHash);
        await deleteLinks(tx, 'reset-password', userId);
      });
      const account = await findEmailAccount(db, userId);
      if (account) mailNotice(deps, account, passwordChangedWords);
      return DONE;
    },
  );
}

const invalidCredentials = () =>
  new Refused(401, 'invalid-credentials', SENTENCES.invalidCredentials);

const wrongCurrentPassword = () =>
  refusedField(422, 'currentPassword', SENTENCES.currentPasswordWrong);

function refuseCommon(password: string, field: string): void {
  if (isCommonPassword(password)) throw refusedField(422, field, SENTENCES.passwordTooCommon);
}

function refuseTaken(error: unknown): never {
  const column = violatedColumn(error, ['usernameKey']);
  if (column === 'usernameKey') throw refusedField(409, 'username', SENTENCES.usernameTaken);
  throw error;
}

/** An address that another call took at the same moment is seen to be taken the second time. */
async function onceMoreWhenEmailIsTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (violatedColumn(error, ['emailKey']) === null) throw error;
    return work();
  });
}

const refusedField = (status: 409 | 422, field: string, message: string) =>
  new Refused(status, status === 409 ? 'taken' : 'refused', message, {
    issues: [{ field, message }],
  });
