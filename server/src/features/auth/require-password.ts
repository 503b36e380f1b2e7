import { SENTENCES } from '@limber/domain/accounts/account-rules';
import type { Deps } from '#deps.ts';
import { type Refused, refusedField } from '#http/refused.ts';
import { securityEvent } from '#http/security-events.ts';
import { confirmPassword, type SignedInUser } from './confirm-password.ts';

type ConfirmedCall = SignedInUser & Parameters<typeof securityEvent>[0];

export const wrongPassword = (): Refused => refusedField('password', SENTENCES.passwordWrong);

/**
 * Returns the hash for a right password, else logs the failure and throws `refusal`. Throws the 429
 * when attempts come too often. An attempt with the right password stays counted until the caller
 * clears it.
 */
export async function requirePassword(
  deps: Pick<Deps, 'db' | 'now' | 'passwords'>,
  call: ConfirmedCall,
  password: string,
  refusal: () => Refused = wrongPassword,
): Promise<string> {
  const hash = await confirmPassword(deps, call, password);
  if (hash !== null) return hash;
  securityEvent(call, 'password-confirmation-failed', { userId: call.userId });
  throw refusal();
}
