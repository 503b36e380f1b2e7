/** The sentence about a password that was typed differently the second time. */
export const PASSWORDS_DIFFER = 'Passwords do not match';

/** What is typed into the form of an account. */
export type RegisterFields = Record<
  'fullName' | 'username' | 'email' | 'password' | 'confirmPassword',
  string
>;

/** The sentence of the toast when the form cannot be sent. */
export function registerProblem(form: RegisterFields, firstError: string | undefined): string {
  if (Object.values(form).some((value) => value.trim() === '')) return 'Please fill in all fields';
  if (form.password !== form.confirmPassword) return PASSWORDS_DIFFER;
  return firstError ?? 'Please check what you typed';
}
