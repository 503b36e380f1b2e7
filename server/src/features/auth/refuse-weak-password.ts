import type { Owner } from '@limber/domain/accounts/password-strength';
import type { Deps } from '#deps.ts';
import { refusedField } from '#http/refused.ts';

export async function refuseWeakPassword(
  { judgePassword }: Pick<Deps, 'judgePassword'>,
  { password, owner, field }: { password: string; owner: Owner; field: string },
): Promise<void> {
  const { fullName, username, email } = owner;
  const { problem } = await judgePassword({ password, owner: { fullName, username, email } });
  if (problem !== null) throw refusedField(field, problem);
}
