export const FULL_NAME_MAX = 100;
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN_AT_REGISTRATION = 6;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** A password entered in a session is good for changes of username and address for this long. */
export const PASSWORD_COUNTS_MINUTES = 15;

/** Letters and digits of any alphabet; Unicode also counts some invisible characters as letters. */
export const USERNAME_PATTERN = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}._-])+$/u;

export const SENTENCES = {
  fullNameRequired: 'Full name is required',
  fullNameTooLong: `Full name must be at most ${FULL_NAME_MAX} characters`,
  usernameTooShort: `Username must be at least ${USERNAME_MIN} characters`,
  usernameTooLong: `Username must be at most ${USERNAME_MAX} characters`,
  usernameCharacters: 'Username may hold letters, digits, dots, underscores and hyphens only',
  usernameTaken: 'This username is already taken',
  emailInvalid: 'Invalid email address',
  passwordTooShortAtRegistration: `Password must be at least ${PASSWORD_MIN_AT_REGISTRATION} characters`,
  passwordTooShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordTooLong: `Password must be at most ${PASSWORD_MAX} characters`,
  passwordRequired: 'Password is required',
  passwordWrong: 'Password is not correct',
  currentPasswordRequired: 'Current password is required',
  currentPasswordWrong: 'Current password is not correct',
  confirmPasswordRequired: 'Please confirm your password',
  passwordsDiffer: "Passwords don't match",
  invalidCredentials: 'Invalid credentials',
  signInFirst: 'Please sign in to continue',
} as const;

/** The key by which usernames and e-mail addresses are compared: case and Unicode form do not count. */
export function accountKey(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
