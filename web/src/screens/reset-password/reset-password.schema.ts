import { zodResolver } from '#api/zod-resolver.ts';
import { newPasswordForm } from '@limber/contract/account-mail';

/** Judges a new password, typed twice. */
export const newPasswordResolver = zodResolver(newPasswordForm);
