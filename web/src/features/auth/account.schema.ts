import { zodResolver } from '#api/zod-resolver.ts';
import { passwordChange, profile } from '@limber/contract/auth';

/** Judges the name, the username and the e-mail address. */
export const profileResolver = zodResolver(profile);

/** Judges a change of the password. */
export const passwordResolver = zodResolver(passwordChange);
