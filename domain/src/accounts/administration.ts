/** What an administrator does to the account of somebody else. */
export const ADMIN_ACTIONS = [
  'role-administrator',
  'role-member',
  'sessions-ended',
  'reset-link',
  'deactivated',
  'reactivated',
  'deleted',
] as const;
export type AdminActionKind = (typeof ADMIN_ACTIONS)[number];

/** What is answered about the accounts of others. */
export const ADMINISTRATION_SENTENCES = {
  deactivated: 'This account is deactivated. Please ask your administrator.',
  ownAccount: 'This is your own account. Another administrator has to do this.',
  usernameDiffers: 'This is not the username of the account.',
} as const;
