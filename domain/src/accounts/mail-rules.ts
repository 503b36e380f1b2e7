const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** What a link in a mail is good for. */
export type LinkPurpose = 'reset-password' | 'confirm-email';

/** How long a link in a mail works. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 30 * MINUTE_MS,
  'confirm-email': 24 * HOUR_MS,
};

/** So many within so long. */
export type Allowance = { readonly most: number; readonly withinMs: number };

/**
 * Links of one purpose that are mailed for one account. What comes beyond is not sent: the last message in the
 * mailbox is then younger than its link is long-lived, so that whoever asks for more keeps nobody from a reset.
 */
export const LINKS_OF_ONE_ACCOUNT: Allowance = { most: 3, withinMs: 15 * MINUTE_MS };

/** The same for all accounts that gave one address, beside the reset of the one that it gets into. */
export const LINKS_TO_ONE_ADDRESS: Allowance = { most: 9, withinMs: 15 * MINUTE_MS };

/** Resets that are asked for from one network: an office of 200 shares one. */
export const RESETS_FROM_ONE_NETWORK: Allowance = { most: 30, withinMs: HOUR_MS };

/** What is answered about mails and their links. */
export const MAIL_SENTENCES = {
  nameRequired: 'Username or email is required',
  resetAsked:
    'If there is an account with that name or address, a message with a link is on its way. The link works for 30 minutes.',
  linkGone: 'This link has been used, or is too old. Please ask for a new one.',
  confirmationSent: 'A message with a link is on its way. The link works for 24 hours.',
} as const;
