import { changeRole, deletePerson, giveResetLink } from '@limber/contract/admin';
import { zodResolver } from '#api/zod-resolver.ts';

/** Judges what is typed before a role is changed. */
export const roleResolver = zodResolver(changeRole.body.pick({ password: true }));

/** Judges what is typed before a link to a new password is given. */
export const resetResolver = zodResolver(giveResetLink.body);

/** Judges what is typed before an account is deleted. */
export const deletionResolver = zodResolver(deletePerson.body);
