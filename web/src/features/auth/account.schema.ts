import { zodResolver } from '#api/zod-resolver.ts';
import { passwordChange, profile } from '@limber/contract/auth';

export const profileResolver = zodResolver(profile);

export const passwordResolver = zodResolver(passwordChange);
