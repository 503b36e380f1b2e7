import { zodResolver } from '#api/zod-resolver.ts';
import { login } from '@limber/contract/auth';

export const loginResolver = zodResolver(login.body.omit({ code: true }));
