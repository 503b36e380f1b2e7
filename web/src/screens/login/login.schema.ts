import { zodResolver } from '#api/zod-resolver.ts';
import { login } from '@limber/contract/auth';

/** Judges the name and the password. */
export const loginResolver = zodResolver(login.body.omit({ code: true }));
