/** Codes of authenticator apps (RFC 6238): digits, and seconds until the next. */
export const CODE_DIGITS = 6;
export const STEP_SECONDS = 30;

export const RECOVERY_CODES = 10;

export const SECOND_FACTOR_REQUIRED = 'second-factor-required';
export const SECOND_FACTOR_WRONG = 'second-factor-wrong';

export const SECOND_FACTOR_SENTENCES = {
  codeRequired: 'Please enter the code from your authenticator app',
  codeWrong: 'This code is not right, or was used before. Please try the next one',
  alreadyOn: 'Your second factor is on already',
  notBegun: 'Please scan the QR code first',
  notOn: 'Your second factor is off',
} as const;

export function codeAsTyped(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** Tells codes of authenticator apps from recovery codes, by their form. */
export function isCodeOfApp(code: string): boolean {
  return code.length === CODE_DIGITS && /^\d+$/.test(code);
}
