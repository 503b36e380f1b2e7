import type { User } from '@limber/contract/auth';
import { accountKey, SENTENCES } from '@limber/domain/accounts/account-rules';
import { whyNotThisEmail } from '@limber/domain/accounts/registration';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import { renameWithOwner } from '#db/team-names.queries.ts';
import type { Deps } from '#deps.ts';
import { refusedField, signedOut } from '#http/refused.ts';
import { requirePassword } from './require-password.ts';
import { securityEvent } from '#http/security-events.ts';
import { mailConfirmation, mailNotice } from './account-mails.ts';
import type { SignedInUser } from './confirm-password.ts';
import {
  type EmailAccount,
  findEmailAccount,
  freeEmailKey,
  holdsMailbox,
  mailboxOf,
  saveEmail,
} from './email.queries.ts';
import { deleteLinks } from './mail-links.queries.ts';
import { passwordCounts } from './session.queries.ts';
import { clearFailedAttempts, sessionOf } from './sign-in-attempts.queries.ts';
import { saveNames } from './users.queries.ts';

type Wanted = Pick<User, 'fullName' | 'username' | 'email'> & {
  currentPassword?: string | undefined;
};
type ProfileCall = Parameters<typeof securityEvent>[0] & SignedInUser & { body: Wanted };

/**
 * Changes a profile. A new username or address needs the password, unless it was entered recently in this session, and
 * the previous address is notified.
 */
export async function changeProfile(deps: Deps, call: ProfileCall): Promise<User> {
  const { db } = deps;
  const { userId, body: wanted } = call;
  const known = await findEmailAccount(db, userId);
  if (!known) throw signedOut();
  if (wanted.email !== known.email) refuseOtherDomain(deps, wanted.email);
  const isConfirmed = asksForPassword(known, wanted);
  if (isConfirmed) await askForPassword(deps, call);

  const { user, before } = await db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw signedOut();
    const before = await findEmailAccount(tx, userId);
    if (!before) throw signedOut();
    // Another call may have changed the profile meanwhile, so that this input now needs a password.
    if (!isConfirmed && asksForPassword(before, wanted)) throw passwordRequired();
    if (wanted.email !== before.email) {
      await moveTo(tx, before, wanted.email, deps.outbox.delivers);
      await mailNotice(deps, tx, before, 'email-changed');
      await mailConfirmation(deps, tx, userId);
    }
    if (wanted.username !== before.username) {
      await mailNotice(deps, tx, before, 'username-changed');
    }
    if (wanted.fullName !== before.fullName) {
      await renameWithOwner(tx, userId, { before: before.fullName, after: wanted.fullName });
    }
    return { user: await saveNames(tx, userId, wanted), before };
  });
  deps.outbox.wake();
  if (wanted.email !== before.email) securityEvent(call, 'email-changed', { userId });
  if (wanted.username !== before.username) securityEvent(call, 'username-changed', { userId });
  return user;
}

function refuseOtherDomain({ registration }: Deps, email: string): void {
  const sentence = whyNotThisEmail(registration, email);
  if (sentence !== null) throw refusedField('email', sentence);
}

const asksForPassword = (account: EmailAccount, wanted: Wanted) =>
  wanted.username !== account.username || wanted.email !== account.email;

/**
 * The new address replaces the old one when it is confirmed; at once, when no mail can be sent or
 * the old one belongs to another account.
 */
async function moveTo(
  tx: Db,
  before: EmailAccount,
  email: string,
  isConfirmable: boolean,
): Promise<void> {
  await deleteLinks(tx, 'confirm-email', before.id);
  const mailbox = mailboxOf(before);
  if (accountKey(email) === accountKey(mailbox)) {
    await saveEmail(tx, before.id, { email, formerEmail: null });
  } else if (isConfirmable && holdsMailbox(before)) {
    await saveEmail(tx, before.id, { email, formerEmail: mailbox });
  } else {
    await deleteLinks(tx, 'reset-password', before.id);
    const emailKey = await freeEmailKey(tx, email, before.id);
    await saveEmail(tx, before.id, {
      email,
      formerEmail: null,
      emailKey,
      emailConfirmedAt: null,
      signsInByEmail: !isConfirmable,
    });
  }
}

/** Throws the 422 for a wrong password, or for a missing one that was not entered recently. */
async function askForPassword(deps: Deps, call: ProfileCall): Promise<void> {
  const { currentPassword } = call.body;
  if (!currentPassword) {
    if (await passwordCounts(deps.db, call.tokenHash, deps.now())) return;
    throw passwordRequired();
  }
  await requirePassword(deps, call, currentPassword, passwordWrong);
  await clearFailedAttempts(deps.db, sessionOf(call.tokenHash));
}

const passwordWrong = () => refusedPassword(SENTENCES.currentPasswordWrong);
const passwordRequired = () => refusedPassword(SENTENCES.currentPasswordRequired);
const refusedPassword = (message: string) => refusedField('currentPassword', message);
