import type { SignedIn, User } from '@limber/contract/auth';
import {
  codeAsTyped,
  isCodeOfApp,
  SECOND_FACTOR_REQUIRED,
  SECOND_FACTOR_SENTENCES,
  SECOND_FACTOR_WRONG,
} from '@limber/domain/accounts/second-factor';
import type { Db } from '#db/schema.ts';
import { Refused } from '#http/refused.ts';
import { describeDevice } from './describe-device.ts';
import { hashOfRecoveryCode, stepOf } from './second-factor-codes.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.queries.ts';
import { createSession } from './session.queries.ts';

/** What ends a sign-in beside the password: the code that was given, if any, and where it was given. */
type Finish = { code: string | undefined; userAgent: string; now: Date };

/**
 * Signs in a user who has shown who they are by one factor. Throws the 401 that asks for the second where it is
 * on, and the one for a wrong code. Call inside a transaction.
 */
export async function finishSignIn(
  tx: Db,
  user: User,
  { code, userAgent, now }: Finish,
): Promise<SignedIn> {
  const factor = await findSecondFactor(tx, user.id);
  if (factor?.confirmedAt) {
    const { codeRequired, codeWrong } = SECOND_FACTOR_SENTENCES;
    if (code === undefined) throw new Refused(401, SECOND_FACTOR_REQUIRED, codeRequired);
    const isRight = await takeCode(tx, { userId: user.id, secret: factor.secret }, code, now);
    if (!isRight) throw new Refused(401, SECOND_FACTOR_WRONG, codeWrong);
  }
  return { token: await createSession(tx, user.id, describeDevice(userAgent), now), user };
}

/** Whether this is a code of the user's app or a recovery code. It is used up. */
export async function takeCode(
  tx: Db,
  owner: { userId: number; secret: string },
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = codeAsTyped(typed);
  if (!isCodeOfApp(code)) return takeRecoveryCode(tx, owner.userId, hashOfRecoveryCode(code));
  const step = stepOf(owner.secret, code, now);
  return step !== null && takeStep(tx, owner, step);
}

/** Whether a sign-in failed for want of a code alone: its password was right. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof Refused && error.code === SECOND_FACTOR_REQUIRED;
