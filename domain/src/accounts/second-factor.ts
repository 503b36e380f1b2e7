/** A code of an authenticator app has this many digits, and another every thirty seconds. */
export const CODE_DIGITS = 6;
export const STEP_SECONDS = 30;

/** How many recovery codes are given at a time. */
export const RECOVERY_CODES = 10;

/** The codes of the refusals that ask for a second factor, and for another one. */
export const SECOND_FACTOR_REQUIRED = 'second-factor-required';
export const SECOND_FACTOR_WRONG = 'second-factor-wrong';

export const SECOND_FACTOR_SENTENCES = {
  codeRequired: 'Please enter the code from your authenticator app',
  codeWrong: 'This code is not right, or was used before. Please try the next one',
  alreadyOn: 'Your second factor is on already',
  notBegun: 'Please scan the QR code first',
  notOn: 'Your second factor is off',
} as const;

/** A code as it was typed, without the spaces and hyphens that make it readable. */
export function codeAsTyped(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Whether this is a code of the app; any other can only be a recovery code. */
export function isCodeOfApp(code: string): boolean {
  return code.length === CODE_DIGITS && /^\d+$/.test(code);
}
