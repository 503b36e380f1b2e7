const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export type LinkPurpose = 'reset-password' | 'confirm-email';

export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 30 * MINUTE_MS,
  'confirm-email': 24 * HOUR_MS,
};

/** The first pauses are short, since a mail server that refuses is mostly just busy. */
export const PAUSES_BETWEEN_ATTEMPTS_MS: readonly number[] = [
  5 * SECOND_MS,
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  10 * HOUR_MS,
];

export const MAIL_LIFETIME_MS = 24 * HOUR_MS;

export type Allowance = { readonly most: number; readonly withinMs: number };

/**
 * Links of one purpose mailed for one account. With this limit the newest link is always still valid, so
 * nobody can keep the owner from a reset by asking for more.
 */
export const LINKS_OF_ONE_ACCOUNT: Allowance = { most: 3, withinMs: 15 * MINUTE_MS };

/** Links of one purpose mailed to one address, over all accounts that gave it. */
export const LINKS_TO_ONE_ADDRESS: Allowance = { most: 9, withinMs: 15 * MINUTE_MS };

/** Invitations mailed to one address by one team: the first, and two reminders. */
export const INVITATIONS_TO_ONE_ADDRESS: Allowance = { most: 3, withinMs: 24 * HOUR_MS };

/** Invitations mailed by one team a day; further ones can be handed on as links. */
export const INVITATIONS_OF_ONE_TEAM: Allowance = { most: 200, withinMs: 24 * HOUR_MS };

/** Resets asked for from one network: an office of 200 shares one. */
export const RESETS_FROM_ONE_NETWORK: Allowance = { most: 30, withinMs: HOUR_MS };

export const MAIL_SENTENCES = {
  nameRequired: 'Username or email is required',
  resetAsked:
    'If there is an account with that name or address, a message with a link is on its way. The link works for 30 minutes.',
  /** The answer on an installation without mail. */
  resetAskedWithoutMail:
    'If there is an account with that name or address, a link to a new password now stands in the log of the server. The link works for 30 minutes.',
  linkGone: 'This link has been used, or is too old. Please ask for a new one.',
  confirmationSent: 'A message with a link is on its way. The link works for 24 hours.',
} as const;
