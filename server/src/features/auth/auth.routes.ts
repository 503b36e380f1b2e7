import * as auth from '@limber/contract/auth';
import { DONE } from '@limber/contract/fields';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { violatedColumn } from '#db/faults.ts';
import type { Deps } from '#deps.ts';
import { findSubscription } from '#features/billing/entitlements.queries.ts';
import { Refused, refusedField, signedOut } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import { requirePassword } from './require-password.ts';
import type { Serve } from '#http/serve.ts';
import { mailConfirmation, tellOwner } from './account-mails.ts';
import { refuseUninvited, takeRole } from './admission.ts';
import { changeProfile } from './change-profile.ts';
import { countAttempts } from './confirm-password.ts';
import { takeFoundingPlace } from './email.queries.ts';
import { asksForCode, finishSignIn } from './finish-sign-in.ts';
import { deleteLinks } from './mail-links.queries.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { deleteOtherSessions, deleteSession } from './session.queries.ts';
import { clearFailedAttempts, sessionOf } from './sign-in-attempts.queries.ts';
import { findAttemptCounters } from './attempt-counters.ts';
import { findUserToSignIn } from './find-user-to-sign-in.queries.ts';
import { findUser, insertUser, replacePasswordHash } from './users.queries.ts';

export function authRoutes(serve: Serve, deps: Deps): void {
  const { db, now, passwords, outbox } = deps;

  serve(auth.register, async (call) => {
    const { password, invitation, deviceKey, ...profile } = call.body;
    await refuseUninvited(deps, call, { email: profile.email, invitation });
    await refuseWeakPassword(deps, { password, owner: profile, field: 'password' });
    const passwordHash = await passwords.hash(password);
    const signedIn = await onceMoreWhenEmailIsTaken(() =>
      db.transaction().execute(async (tx) => {
        const role = await takeRole(tx, invitation, now());
        const account = { ...profile, passwordHash, role, signsInByEmail: !outbox.delivers };
        const user = await insertUser(tx, account, now());
        // Without a mail server nobody can confirm an address.
        if (!outbox.delivers) await takeFoundingPlace(tx, user.id);
        await mailConfirmation(deps, tx, user.id);
        return finishSignIn(tx, user, { call, code: undefined, deviceKey, now: now() });
      }),
    ).catch(refuseTaken);
    securityEvent(call, 'registered', { userId: signedIn.user.id, reason: signedIn.user.role });
    outbox.wake();
    return signedIn;
  });

  serve(auth.login, async (call) => {
    const { username, password, code, deviceKey } = call.body;
    const found = await findUserToSignIn(db, { typed: username, deviceKey }, now());
    const signIn = { typed: username, found, deviceKey, network: call.network };
    const counted = await findAttemptCounters(db, signIn, now());
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
    const signingIn = db.transaction().execute(async (tx) => {
      // Writing the same hash waits for a simultaneous change of the password and detects it.
      const isCurrent = await replacePasswordHash(tx, user.id, passwordHash, passwordHash);
      if (!isCurrent) throw invalidCredentials();
      const signedIn = await finishSignIn(tx, user, { call, code, deviceKey, now: now() });
      for (const counter of counted) await clearFailedAttempts(tx, counter);
      return signedIn;
    });
    const signedIn = await signingIn.catch(async (error: unknown) => {
      const address = counted.find(({ kind }) => kind === 'address');
      if (address && asksForCode(error)) await clearFailedAttempts(db, address);
      throw error;
    });
    securityEvent(call, 'signed-in', about);
    return signedIn;
  });

  serve(auth.logout, async (call) => {
    await deleteSession(db, call.tokenHash);
    securityEvent(call, 'signed-out', { userId: call.userId });
    return DONE;
  });

  serve(auth.getMe, ({ user }) => withCurrentTier(deps, user));

  serve(auth.updateProfile, (call) =>
    onceMoreWhenEmailIsTaken(() => changeProfile(deps, call)).catch(refuseTaken),
  );

  serve(auth.changePassword, async (call) => {
    const { userId, tokenHash } = call;
    const { currentPassword, newPassword } = call.body;
    const user = await findUser(db, userId);
    if (!user) throw signedOut();
    await refuseWeakPassword(deps, { password: newPassword, owner: user, field: 'newPassword' });
    const current = await requirePassword(deps, call, currentPassword, wrongCurrentPassword);
    const changed = await passwords.hash(newPassword);
    await db.transaction().execute(async (tx) => {
      const isCurrent = await replacePasswordHash(tx, userId, current, changed);
      if (!isCurrent) throw wrongCurrentPassword();
      await clearFailedAttempts(tx, sessionOf(tokenHash));
      await deleteOtherSessions(tx, userId, tokenHash);
      await deleteLinks(tx, 'reset-password', userId);
      await tellOwner(deps, tx, userId, 'password-changed');
    });
    outbox.wake();
    securityEvent(call, 'password-changed', { userId });
    return DONE;
  });
}

/** The stored tier is from the last event; since then it can only have ended. */
async function withCurrentTier({ db, now }: Deps, user: auth.User): Promise<auth.User> {
  if (user.subscriptionTier === 'free') return user;
  const { tier } = await findSubscription(db, user.id, now());
  return { ...user, subscriptionTier: tier };
}

const invalidCredentials = () =>
  new Refused(401, 'invalid-credentials', SENTENCES.invalidCredentials);

const wrongCurrentPassword = () => refusedField('currentPassword', SENTENCES.currentPasswordWrong);

const usernameTaken = () => {
  const message = SENTENCES.usernameTaken;
  return new Refused(409, 'taken', message, { issues: [{ field: 'username', message }] });
};

function refuseTaken(error: unknown): never {
  throw violatedColumn(error, ['usernameKey']) === null ? error : usernameTaken();
}

/** Retries once, to see an address that another call took at the same moment. */
async function onceMoreWhenEmailIsTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  return work().catch((error: unknown) => {
    if (violatedColumn(error, ['emailKey']) === null) throw error;
    return work();
  });
}
