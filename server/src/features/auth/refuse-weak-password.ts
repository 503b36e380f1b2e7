import { judgePassword } from '@limber/contract/judge-password';
import type { Owner } from '@limber/domain/accounts/password-strength';
import { refusedField } from '#http/refused.ts';

/** Throws the 422 that names `field` when a password that is to be set is easy to guess. */
export function refuseWeakPassword(password: string, owner: Owner, field: string): void {
  const { problem } = judgePassword(password, owner);
  if (problem !== null) throw refusedField(field, problem);
}
