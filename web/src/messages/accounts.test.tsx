// @vitest-environment happy-dom
import { login, register } from '@limber/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, openAsStranger, runsTheApp } from '#test/whole-app/app.tsx';
import { chooseFromMenu, fill, press } from '#test/whole-app/hands.ts';
import { type Row, toastsLike, watchesToasts, whileBroken, whileRefused } from './test/table.ts';

async function signIn(username: string, password: string): Promise<void> {
  await openAsStranger('/login');
  await fill('Username', username);
  await fill('Password', password);
  await press('Sign In');
}

async function createAccount(changes: Record<string, string> = {}): Promise<void> {
  const account = {
    'Full Name': 'Ada Lovelace',
    Username: 'ada',
    Email: 'ada@example.org',
    Password: 'difference',
    'Confirm Password': 'difference',
    ...changes,
  };
  await openAsStranger('/register');
  for (const [label, text] of Object.entries(account)) await fill(label, text);
  await press('Create Account');
}

const TOASTS: readonly Row[] = [
  [
    'Error / Please fill in all fields',
    'signing in without a password',
    () => signIn('ada', ''),
    'spec:5/login-both-fields',
  ],
  [
    'Error / Please fill in all fields',
    'signing in without a name',
    () => signIn('', 'secret'),
    'spec:5/login-both-fields',
  ],
  [
    'Login Successful / Welcome back, ada!',
    'signing in',
    () => signIn('ada', 'difference'),
    'spec:8/success-login',
  ],
  [
    'Login Failed / Too many attempts. Please try again in 4 seconds.',
    'signing in when the server has a sentence about it',
    whileRefused(login, 'Too many attempts. Please try again in 4 seconds.', () =>
      signIn('ada', 'difference'),
    ),
    'spec:8/failures-login-message',
  ],
  [
    'Login Failed / Invalid credentials',
    'signing in when the server says no without a word',
    whileBroken(login, () => signIn('ada', 'difference')),
    'spec:8/failures-login',
  ],
  ...['Full Name', 'Username', 'Email', 'Password', 'Confirm Password'].map((field): Row => [
    'Error / Please fill in all fields',
    `registering without ${field}`,
    () => createAccount({ [field]: '' }),
    'spec:5/register-all-fields',
  ]),
  [
    'Error / Passwords do not match',
    'registering with two passwords',
    () => createAccount({ 'Confirm Password': 'engine' }),
    'spec:5/register-passwords-match',
  ],
  [
    'Registration Successful / Your account has been created successfully.',
    'registering',
    () => createAccount(),
    'spec:8/success-register',
  ],
  [
    'Registration Failed / This username is already taken',
    'registering when the server has a sentence about it',
    whileRefused(register, 'This username is already taken', () => createAccount()),
    'spec:8/failures-register-message',
  ],
  [
    'Registration Failed / Could not create account',
    'registering when the server says no without a word',
    whileBroken(register, () => createAccount()),
    'spec:8/failures-register',
  ],
  [
    'Logged Out / You have been successfully logged out.',
    'signing out in the menu',
    async () => {
      await open('/mission');
      await chooseFromMenu('Menu', 'Sign Out');
    },
    'spec:8/success-logout',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'Password must be at least 6 characters',
    'registering with a password of five characters',
    () => createAccount({ Password: '12345', 'Confirm Password': '12345' }),
    'spec:5/register-password-length',
  ],
  [
    'Invalid email address',
    'registering with an address that is none',
    () => createAccount({ Email: 'nowhere' }),
  ],
];

runsTheApp();
watchesToasts();
for (const [message, action, perform, ...tags] of TOASTS) {
  test(`a toast says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    await waitFor(() => expect(toastsLike(message)).toContain(message));
  });
}
for (const [message, action, perform, ...tags] of SENTENCES) {
  test(`the page says “${message}” after ${action}`, { tags }, async () => {
    await perform();
    expect(await screen.findAllByText(message)).not.toEqual([]);
  });
}
