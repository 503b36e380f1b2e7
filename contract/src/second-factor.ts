import { PASSWORD_MAX, SENTENCES } from '@limber/domain/accounts/account-rules';
import { SECOND_FACTOR_SENTENCES } from '@limber/domain/accounts/second-factor';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, requiredText } from './fields.ts';

const MAX_CODE = 60;

/** An authenticator app's or a recovery code, with or without spaces. */
export const codeOfSecondFactor = requiredText(SECOND_FACTOR_SENTENCES.codeRequired, MAX_CODE);

const password = z
  .string(SENTENCES.passwordRequired)
  .min(1, SENTENCES.passwordRequired)
  .max(PASSWORD_MAX, SENTENCES.passwordTooLong);

const ownerProof = z.object({ password, code: codeOfSecondFactor });
const passwordAlone = z.object({ password });
const codeAlone = z.object({ code: codeOfSecondFactor });

const recoveryCodes = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodes' });

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  access: 'signed-in',
  summary: 'Whether signing in asks for a code of an authenticator app',
  reply: z.object({ on: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const beginSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'signed-in',
  summary: 'Begin with an authenticator app: its key, which is never given again',
  body: passwordAlone,
  reply: z.object({ key: z.string(), uri: z.string() }),
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  access: 'signed-in',
  summary: 'Prove the app by a code; from now on signing in asks for one',
  body: codeAlone,
  reply: recoveryCodes,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  access: 'signed-in',
  summary: 'Make new recovery codes; the old ones stop working',
  body: ownerProof,
  reply: recoveryCodes,
});

export const endSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/off',
  access: 'signed-in',
  summary: 'Turn the second factor off',
  body: ownerProof,
  reply: done,
});
