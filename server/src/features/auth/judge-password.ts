import type { Judgement } from '@limber/contract/judge-password';
import type { Owner } from '@limber/domain/accounts/password-strength';

export type PasswordToJudge = { password: string; owner: Owner };

export type JudgePassword = (asked: PasswordToJudge) => Promise<Judgement>;

/**
 * Judges on the calling thread: in `password-threads.ts`, tests and commands. Takes some milliseconds, and half a
 * megabyte of lists, loaded on demand.
 */
export async function judgePasswordInline({
  password,
  owner,
}: PasswordToJudge): Promise<Judgement> {
  const { judgePassword } = await import('@limber/contract/judge-password');
  return judgePassword(password, owner);
}
