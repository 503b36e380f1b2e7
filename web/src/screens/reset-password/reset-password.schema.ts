import { zodResolver } from '#api/zod-resolver.ts';
import { newPasswordForm } from '@limber/contract/account-mail';

export const newPasswordResolver = zodResolver(newPasswordForm);
