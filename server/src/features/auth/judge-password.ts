import type { Judgement } from '@limber/contract/judge-password';
import type { Owner } from '@limber/domain/accounts/password-strength';

/** A password that is to be set, and whose it is to be. */
export type PasswordToJudge = { password: string; owner: Owner };

/** Judges how hard a password is to guess. */
export type JudgePassword = (asked: PasswordToJudge) => Promise<Judgement>;

/**
 * Judges where it is called: on the threads of `password-threads.ts`, in tests, and in commands. Takes some
 * milliseconds, and half a megabyte of lists, which are loaded when they are needed.
 */
export async function judgePasswordInline({
  password,
  owner,
}: PasswordToJudge): Promise<Judgement> {
  const { judgePassword } = await import('@limber/contract/judge-password');
  return judgePassword(password, owner);
}
