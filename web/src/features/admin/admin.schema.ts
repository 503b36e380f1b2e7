import { changeRole, deletePerson, giveResetLink } from '@limber/contract/admin';
import { zodResolver } from '#api/zod-resolver.ts';

export const roleResolver = zodResolver(changeRole.body.pick({ password: true }));

export const resetResolver = zodResolver(giveResetLink.body);

export const deletionResolver = zodResolver(deletePerson.body);
