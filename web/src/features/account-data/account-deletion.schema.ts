import { zodResolver } from '#api/zod-resolver.ts';
import { accountDeletion } from '@limber/contract/account-data';

export const deletionResolver = zodResolver(accountDeletion);
