export const PASSWORDS_DIFFER = 'Passwords do not match';

export type RegisterFields = Record<
  'fullName' | 'username' | 'email' | 'password' | 'confirmPassword',
  string
>;

/** The toast for a form with errors. */
export function registerProblem(form: RegisterFields, firstError: string | undefined): string {
  if (Object.values(form).some((value) => value.trim() === '')) return 'Please fill in all fields';
  if (form.password !== form.confirmPassword) return PASSWORDS_DIFFER;
  return firstError ?? 'Please check what you typed';
}
