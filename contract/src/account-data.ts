import { SENTENCES, PASSWORD_MAX } from '@limber/domain/accounts/account-rules';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done } from './fields.ts';

export const startDownload = endpoint({
  method: 'POST',
  path: '/api/account/download',
  access: 'signed-in',
  summary:
    'Begin to download everything that is kept about the caller: the answer names an address of a ZIP file, good for a minute',
  reply: z.object({ url: z.string() }).meta({ id: 'DownloadStarted' }),
});

export const accountDeletion = z.object({
  password: z
    .string(SENTENCES.passwordRequired)
    .min(1, SENTENCES.passwordRequired)
    .max(PASSWORD_MAX, SENTENCES.passwordTooLong),
  leavesNoAdministrator: z
    .boolean()
    .optional()
    .meta({ description: 'Needed of the only administrator, who is told so by the first refusal' }),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'signed-in',
  summary:
    'Delete the account and everything that belongs to it, for good. What is paid for ends at the payment provider first',
  body: accountDeletion,
  reply: done,
});
