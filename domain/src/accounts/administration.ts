/** What an administrator, or whoever runs a command, does to the account of somebody else. */
export const ADMIN_ACTIONS = [
  'role-administrator',
  'role-member',
  'sessions-ended',
  'reset-link',
  'deactivated',
  'reactivated',
  'deleted',
  'opened',
  'second-factor-off',
] as const;
export type AdminActionKind = (typeof ADMIN_ACTIONS)[number];

/** Each of them, as the audit log says it of the person it was done to. */
export const ADMIN_ACTION_WORDS: Readonly<Record<AdminActionKind, string>> = {
  'role-administrator': 'Made administrator',
  'role-member': 'Made member',
  'sessions-ended': 'Signed out everywhere',
  'reset-link': 'Given a link to a new password',
  deactivated: 'Deactivated',
  reactivated: 'Reactivated',
  deleted: 'Deleted',
  opened: 'Opened',
  'second-factor-off': 'Two-step sign-in turned off',
};

/** Stands in the audit log in the place of an administrator, for whoever ran a command: no account has this number. */
export const COMMAND_LINE = 0;

/** What somebody is told whose password could be set by an administrator's link, on this date. */
export const resetLinkGivenSentence = (date: string): string =>
  `An administrator made a link to reset your password on ${date}. Whoever uses such a link can sign in as you.`;

/** What is answered about the accounts of others. */
export const ADMINISTRATION_SENTENCES = {
  deactivated: 'This account is deactivated. Please ask your administrator.',
  ownAccount: 'This is your own account. Another administrator has to do this.',
  usernameDiffers: 'This is not the username of the account.',
  reactivateFirst: 'This account is deactivated. Reactivate it first.',
} as const;
