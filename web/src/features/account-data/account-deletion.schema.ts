import { zodResolver } from '#api/zod-resolver.ts';
import { accountDeletion } from '@limber/contract/account-data';

/** Judges what is typed before an account is deleted. */
export const deletionResolver = zodResolver(accountDeletion);
