import { DONE } from '@limber/contract/fields';
import * as secondFactor from '@limber/contract/second-factor';
import { codeAsTyped, SECOND_FACTOR_SENTENCES } from '@limber/domain/accounts/second-factor';
import { lockUser } from '#db/lock-user.ts';
import type { Db } from '#db/schema.ts';
import type { Deps } from '#deps.ts';
import { Refused, refusedField, signedOut } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import { requirePassword } from './require-password.ts';
import type { Serve } from '#http/serve.ts';
import { tellOwner } from './account-mails.ts';
import { countAttempts, type SignedInUser } from './confirm-password.ts';
import { takeCode } from './finish-sign-in.ts';
import { newRecoveryCodes, newSecret, stepOf, uriOf } from './second-factor-codes.ts';
import {
  beginSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  turnOn,
  takeStep,
} from './second-factor.queries.ts';
import { codeInSession, clearFailedAttempts, sessionOf } from './sign-in-attempts.queries.ts';
import { hashToken } from './secret-token.ts';
import { findUser } from './users.queries.ts';

type FactorCall = SignedInUser & Parameters<typeof securityEvent>[0];
type Needs = Pick<Deps, 'db' | 'now' | 'outbox' | 'passwords'>;

/** Authenticator apps as second factor. */
export function secondFactorRoutes(serve: Serve, deps: Needs): void {
  const { db, now } = deps;

  serve(secondFactor.getSecondFactor, async ({ userId }) => {
    const factor = await findSecondFactor(db, userId);
    const on = Boolean(factor?.confirmedAt);
    return { on, recoveryCodesLeft: on ? await countRecoveryCodes(db, userId) : 0 };
  });

  serve(secondFactor.beginSecondFactor, async (call) => {
    const { userId } = call;
    await requirePassword(deps, call, call.body.password);
    const user = await findUser(db, userId);
    if (!user) throw signedOut();
    const key = newSecret();
    await db.transaction().execute(async (tx) => {
      if (!(await beginSecondFactor(tx, userId, key, now()))) throw alreadyOn();
      await clearFailedAttempts(tx, sessionOf(call.tokenHash));
    });
    return { key, uri: uriOf(key, user.username) };
  });

  serve(secondFactor.confirmSecondFactor, async (call) => {
    const { userId } = call;
    const codes = await db.transaction().execute(async (tx) => {
      await turnOnByCode(tx, userId, call.body.code, now());
      await tellOwner(deps, tx, userId, 'second-factor-on');
      return giveRecoveryCodes(tx, userId);
    });
    deps.outbox.wake();
    securityEvent(call, 'second-factor-on', { userId });
    return codes;
  });

  serve(secondFactor.renewRecoveryCodes, async (call) => {
    const { userId, body } = call;
    await requirePassword(deps, call, body.password);
    const codes = await changeWithCode(deps, call, body.code, async (tx) => {
      await tellOwner(deps, tx, userId, 'recovery-codes-renewed');
      return giveRecoveryCodes(tx, userId);
    });
    deps.outbox.wake();
    securityEvent(call, 'recovery-codes-renewed', { userId });
    return codes;
  });

  serve(secondFactor.endSecondFactor, async (call) => {
    const { userId, body } = call;
    await requirePassword(deps, call, body.password);
    await changeWithCode(deps, call, body.code, async (tx) => {
      await tellOwner(deps, tx, userId, 'second-factor-off');
      await deleteSecondFactor(tx, userId);
    });
    deps.outbox.wake();
    securityEvent(call, 'second-factor-off', { userId });
    return DONE;
  });
}

/** Confirms the app by its first code. Call inside a transaction. */
async function turnOnByCode(tx: Db, userId: number, code: string, now: Date): Promise<void> {
  const factor = await findSecondFactor(tx, userId);
  if (!factor) throw conflict(SECOND_FACTOR_SENTENCES.notBegun);
  if (factor.confirmedAt !== null) throw alreadyOn();
  const { secret } = factor;
  const step = stepOf(secret, codeAsTyped(code), now);
  if (step === null) throw wrongCode();
  if (!(await turnOn(tx, userId, secret, now))) throw alreadyOn();
  await takeStep(tx, { userId, secret }, step);
}

/** A change that requires a code; a wrong one counts as a failed attempt. */
async function changeWithCode<Result>(
  { db, now }: Needs,
  call: FactorCall,
  code: string,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> {
  const { userId } = call;
  const counted = codeInSession(call.tokenHash);
  await countAttempts({ db, now }, counted);
  return db.transaction().execute(async (tx) => {
    // The user is locked before their codes, as in a sign-in, to avoid deadlocks.
    if (!(await lockUser(tx, userId))) throw signedOut();
    const factor = await findSecondFactor(tx, userId);
    if (!factor?.confirmedAt) throw conflict(SECOND_FACTOR_SENTENCES.notOn);
    const taken = await takeCode(tx, { userId, secret: factor.secret }, code, now());
    if (taken === null) {
      securityEvent(call, 'second-factor-failed', { userId });
      throw wrongCode();
    }
    await clearFailedAttempts(tx, counted);
    await clearFailedAttempts(tx, sessionOf(call.tokenHash));
    return change(tx);
  });
}

async function giveRecoveryCodes(tx: Db, userId: number): Promise<{ recoveryCodes: string[] }> {
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((code) => hashToken(codeAsTyped(code)));
  await replaceRecoveryCodes(tx, userId, hashes);
  return { recoveryCodes };
}

const conflict = (sentence: string) => new Refused(409, 'conflict', sentence);
const alreadyOn = () => conflict(SECOND_FACTOR_SENTENCES.alreadyOn);

const wrongCode = () => refusedField('code', SECOND_FACTOR_SENTENCES.codeWrong);
