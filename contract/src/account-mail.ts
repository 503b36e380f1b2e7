import { EMAIL_MAX } from '@limber/domain/accounts/account-rules';
import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import { z } from 'zod';
import { newPasswordTwice, passwordsAgree } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, requiredText } from './fields.ts';

const TOKEN_MAX = 100;
const token = z.string(MAIL_SENTENCES.linkGone).min(1, MAIL_SENTENCES.linkGone).max(TOKEN_MAX);

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a mail with a link to a new password; the answer is the same for any name',
  body: z.object({ username: requiredText(MAIL_SENTENCES.nameRequired, EMAIL_MAX) }),
  reply: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Set a new password by the link of a mail; every device is signed out',
  body: z.object({ token, ...newPasswordTwice }).refine(...passwordsAgree),
  reply: z.object({ username: z.string() }),
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  access: 'public',
  summary: 'Confirm an e-mail address by the link of a mail',
  body: z.object({ token }),
  reply: z.object({ email: z.string() }),
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/auth/send-confirmation',
  access: 'signed-in',
  summary: 'Ask for another mail with a link that confirms the e-mail address',
  reply: done,
});

const emailStatus = z
  .object({
    /** `not-asked` on an installation without mail. */
    state: z.enum(['confirmed', 'awaiting', 'not-asked']),
    /** True when a confirmed address would bring a free founding place. */
    foundingPlaceWaits: z.boolean(),
  })
  .meta({ id: 'EmailStatus' });
export type EmailStatus = z.infer<typeof emailStatus>;

export const getEmailStatus = endpoint({
  method: 'GET',
  path: '/api/auth/email-status',
  access: 'signed-in',
  summary: 'Whether the e-mail address is confirmed',
  reply: emailStatus,
});

export const newPasswordForm = z.object(newPasswordTwice).refine(...passwordsAgree);
