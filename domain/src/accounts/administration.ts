/** Actions on accounts by an administrator, or by a command on the server. */
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

/** The actor's id in the audit log for commands on the server: no account has it. */
export const COMMAND_LINE = 0;

export const resetLinkGivenSentence = (date: string): string =>
  `An administrator made a link to reset your password on ${date}. Whoever uses such a link can sign in as you.`;

export const ADMINISTRATION_SENTENCES = {
  deactivated: 'This account is deactivated. Please ask your administrator.',
  ownAccount: 'This is your own account. Another administrator has to do this.',
  usernameDiffers: 'This is not the username of the account.',
  reactivateFirst: 'This account is deactivated. Reactivate it first.',
} as const;
