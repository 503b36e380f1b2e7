import type { SignedIn, User } from '@limber/contract/auth';
import { ADMINISTRATION_SENTENCES } from '@limber/domain/accounts/administration';
import {
  codeAsTyped,
  isCodeOfApp,
  SECOND_FACTOR_REQUIRED,
  SECOND_FACTOR_SENTENCES,
  SECOND_FACTOR_WRONG,
} from '@limber/domain/accounts/second-factor';
import type { Db } from '#db/schema.ts';
import { Refused } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import { describeDevice } from './describe-device.ts';
import { rememberDevice } from './known-devices.queries.ts';
import { stepOf } from './second-factor-codes.ts';
import { isDeactivated } from './manage-accounts.queries.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts';
import { createSession } from './session.queries.ts';
import { hashToken } from './secret-token.ts';

type Finish = {
  call: SigningIn;
  code: string | undefined;
  deviceKey?: string | undefined;
  now: Date;
};
type SigningIn = Parameters<typeof securityEvent>[0] & { userAgent: string };

/**
 * Completes a sign-in after the password. Throws the 401 for a missing or wrong code, and the 403 for a deactivated
 * account. Call inside a transaction.
 */
export async function finishSignIn(
  tx: Db,
  user: User,
  { call, code, deviceKey: offered, now }: Finish,
): Promise<SignedIn> {
  if (await isDeactivated(tx, user.id)) {
    throw new Refused(403, 'deactivated', ADMINISTRATION_SENTENCES.deactivated);
  }
  const factor = await findSecondFactor(tx, user.id);
  if (factor?.confirmedAt) {
    const { codeRequired, codeWrong } = SECOND_FACTOR_SENTENCES;
    if (code === undefined) throw new Refused(401, SECOND_FACTOR_REQUIRED, codeRequired);
    const taken = await takeCode(tx, { userId: user.id, secret: factor.secret }, code, now);
    if (taken === null) {
      securityEvent(call, 'second-factor-failed', { userId: user.id });
      throw new Refused(401, SECOND_FACTOR_WRONG, codeWrong);
    }
    if (taken === 'recovery-code') {
      securityEvent(call, 'recovery-code-used', { userId: user.id });
    }
  }
  const token = await createSession(tx, user.id, describeDevice(call.userAgent), now);
  return { token, user, deviceKey: await rememberDevice(tx, user.id, offered, now) };
}

/** Consumes a code of the app or a recovery code and returns its kind; null for neither. */
export async function takeCode(
  tx: Db,
  owner: { userId: number; secret: string },
  typed: string,
  now: Date,
): Promise<'app' | 'recovery-code' | null> {
  const code = codeAsTyped(typed);
  if (!isCodeOfApp(code)) {
    const isRight = await takeRecoveryCode(tx, owner.userId, hashToken(code));
    return isRight ? 'recovery-code' : null;
  }
  const step = stepOf(owner.secret, code, now);
  return step !== null && (await takeStep(tx, owner, step)) ? 'app' : null;
}

/** Whether only the code was missing: the password was right. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof Refused && error.code === SECOND_FACTOR_REQUIRED;
