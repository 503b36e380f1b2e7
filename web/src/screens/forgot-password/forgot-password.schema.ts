import { zodResolver } from '#api/zod-resolver.ts';
import { forgotPassword } from '@limber/contract/account-mail';

export const forgotPasswordResolver = zodResolver(forgotPassword.body);
