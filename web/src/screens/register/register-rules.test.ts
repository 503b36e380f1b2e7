import { expect, test } from 'vitest';
import { registerForm } from './register.schema.ts';
import { type RegisterFields, registerProblem } from './register-rules.ts';

const ADA: RegisterFields = {
  fullName: 'Ada Lovelace',
  username: 'ada',
  email: 'ada@example.org',
  password: 'difference',
  confirmPassword: 'difference',
};

function errorsOf(change: Partial<RegisterFields>) {
  const parsed = registerForm.safeParse({ ...ADA, ...change });
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('a complete form is accepted', () => {
  expect(errorsOf({})).toBeUndefined();
});

test.each(Object.keys(ADA))('%s is required', { tags: ['spec:5/register-all-fields'] }, (field) => {
  const empty = { ...ADA, [field]: '' };
  expect(registerForm.safeParse(empty).error?.issues.some(({ path }) => path[0] === field)).toBe(
    true,
  );
  expect(registerProblem(empty, undefined)).toBe('Please fill in all fields');
});

test('the passwords must match', { tags: ['spec:5/register-passwords-match'] }, () => {
  expect(errorsOf({ confirmPassword: 'other' })).toEqual([
    'confirmPassword: Passwords do not match',
  ]);
  expect(registerProblem({ ...ADA, confirmPassword: 'other' }, undefined)).toBe(
    'Passwords do not match',
  );
});

test('passwords that differ are shown together with whatever else is wrong', () => {
  expect(errorsOf({ confirmPassword: 'other', email: 'ada' })).toEqual([
    'email: Invalid email address',
    'confirmPassword: Passwords do not match',
  ]);
});

test(
  'a password has at least six characters',
  { tags: ['spec:5/register-password-length', 'spec:9/password-and-username-lengths'] },
  () => {
    expect(errorsOf({ password: '12345', confirmPassword: '12345' })).toEqual([
      'password: Password must be at least 6 characters',
    ]);
    expect(errorsOf({ password: '123456', confirmPassword: '123456' })).toBeUndefined();
  },
);
