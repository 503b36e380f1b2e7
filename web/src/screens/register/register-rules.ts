import { registration } from '@limber/contract/auth';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { z } from 'zod';

const DIFFERENT = 'Passwords do not match';

/** The form of an account: what the contract asks for, and the password once more. */
export const registerForm = registration
  .extend({ confirmPassword: z.string().min(1, SENTENCES.confirmPasswordRequired) })
  .refine(
    ({ password, confirmPassword }) => password === confirmPassword,
    // Compared even if other fields are invalid, so that all problems are shown at once.
    { path: ['confirmPassword'], message: DIFFERENT, when: () => true },
  );
export type RegisterFields = z.input<typeof registerForm>;

/** The sentence of the toast when the form cannot be sent. */
export function registerProblem(form: RegisterFields, firstError: string | undefined): string {
  if (Object.values(form).some((value) => value.trim() === '')) return 'Please fill in all fields';
  if (form.password !== form.confirmPassword) return DIFFERENT;
  return firstError ?? 'Please check what you typed';
}
