import { zodResolver } from '#api/zod-resolver.ts';
import { forgotPassword } from '@limber/contract/account-mail';

/** Judges the name that a link is asked for with. */
export const forgotPasswordResolver = zodResolver(forgotPassword.body);
