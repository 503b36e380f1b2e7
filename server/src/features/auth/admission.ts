import type { User } from '@limber/contract/auth';
import { REGISTRATION_SENTENCES, whyNotRegister } from '@limber/domain/accounts/registration';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { Refused, refusedField } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import { countAttempts } from './confirm-password.ts';
import { lockInstallation } from './email.queries.ts';
import { findInvitation, redeemInvitation } from './invitations.queries.ts';
import { hashToken } from './secret-token.ts';

type Applicant = { email: string; invitation: string | undefined };
/** The call, for the log. */
type From = Parameters<typeof securityEvent>[0];

/**
 * Refuses people who may not register, and networks that register too often; invited people are counted by invitation.
 * Called before the password is judged, which is expensive.
 */
export async function refuseUninvited(deps: Deps, from: From, applicant: Applicant): Promise<void> {
  await refuse(deps, from.network, applicant).catch((error: unknown) => {
    if (error instanceof Refused) {
      securityEvent(from, 'registration-refused', { userId: null, reason: error.code });
    }
    throw error;
  });
}

async function refuse(
  { db, now, registration, throttlesRegistration }: Deps,
  network: string,
  { email, invitation }: Applicant,
): Promise<void> {
  const invitedAs = invitation === undefined ? null : await findInvitation(db, invitation, now());
  if (throttlesRegistration) {
    const isInvited = invitation !== undefined && invitedAs !== null;
    const name = isInvited ? `invitation ${hashToken(invitation)}` : network;
    await countAttempts({ db, now }, { kind: 'registration', name });
  }
  if (invitation !== undefined && invitedAs === null) throw invitationOver();
  const whyNot = whyNotRegister(registration, { email, invitedAs });
  if (whyNot === null) return;
  const { field, sentence } = whyNot;
  if (field === null) throw new Refused(403, `registration-${registration.mode}`, sentence);
  throw refusedField(field, sentence);
}

/** The new account's role. Consumes the invitation. Call in the transaction of `insertUser`. */
export async function takeRole(
  tx: Db,
  invitation: string | undefined,
  now: Date,
): Promise<User['role']> {
  if (invitation === undefined) return 'member';
  // An administrator's code deletes the others, so two such registrations could deadlock.
  await lockInstallation(tx);
  const role = await redeemInvitation(tx, invitation, now);
  if (role === null) throw invitationOver();
  return role;
}

const invitationOver = () =>
  new Refused(422, 'invitation-over', REGISTRATION_SENTENCES.invitationOver);
