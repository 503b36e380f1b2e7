const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What a link in a mail is good for. */
export type LinkPurpose = 'reset-password' | 'confirm-email';

/** How long a link in a mail works. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 30 * MINUTE_MS,
  'confirm-email': 24 * HOUR_MS,
};

/**
 * What stands between the attempts to deliver a mail: together less than a day, after which it is given up. The first
 * are short, since most mail servers that refuse are only busy.
 */
export const PAUSES_BETWEEN_ATTEMPTS_MS: readonly number[] = [
  5 * SECOND_MS,
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  10 * HOUR_MS,
];

/** A mail that could not be sent for so long is given up. */
export const MAIL_LIFETIME_MS = 24 * HOUR_MS;

/** So many within so long. */
export type Allowance = { readonly most: number; readonly withinMs: number };

/**
 * Links of one purpose that are mailed for one account. What comes beyond is not sent: the last message in the
 * mailbox is then younger than its link is long-lived, so that whoever asks for more keeps nobody from a reset.
 */
export const LINKS_OF_ONE_ACCOUNT: Allowance = { most: 3, withinMs: 15 * MINUTE_MS };

/** The same for all accounts that gave one address, beside the reset of the one that it gets into. */
export const LINKS_TO_ONE_ADDRESS: Allowance = { most: 9, withinMs: 15 * MINUTE_MS };

/** Invitations into a team that are mailed to one address by one team: the first, and two reminders. */
export const INVITATIONS_TO_ONE_ADDRESS: Allowance = { most: 3, withinMs: 24 * HOUR_MS };

/** Invitations that one team lets be mailed a day; others are handed on as links. */
export const INVITATIONS_OF_ONE_TEAM: Allowance = { most: 200, withinMs: 24 * HOUR_MS };

/** Resets that are asked for from one network: an office of 200 shares one. */
export const RESETS_FROM_ONE_NETWORK: Allowance = { most: 30, withinMs: HOUR_MS };

/** What is answered about mails and their links. */
export const MAIL_SENTENCES = {
  nameRequired: 'Username or email is required',
  resetAsked:
    'If there is an account with that name or address, a message with a link is on its way. The link works for 30 minutes.',
  /** The answer to a request for a new password on an installation without mail. */
  resetAskedWithoutMail:
    'If there is an account with that name or address, a link to a new password now stands in the log of the server. The link works for 30 minutes.',
  linkGone: 'This link has been used, or is too old. Please ask for a new one.',
  confirmationSent: 'A message with a link is on its way. The link works for 24 hours.',
} as const;
