import { zodResolver } from '#api/zod-resolver.ts';
import { registration } from '@limber/contract/auth';
import { SENTENCES } from '@limber/domain/accounts/account-rules';
import { z } from 'zod';
import { PASSWORDS_DIFFER } from './register-rules.ts';

/** The contract's form, with the password repeated. */
export const registerForm = registration
  .extend({ confirmPassword: z.string().min(1, SENTENCES.confirmPasswordRequired) })
  .refine(
    ({ password, confirmPassword }) => password === confirmPassword,
    // Compared even if other fields are invalid, to show all problems at once.
    { path: ['confirmPassword'], message: PASSWORDS_DIFFER, when: () => true },
  );

export const registerResolver = zodResolver(registerForm);
