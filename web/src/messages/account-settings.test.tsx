// @vitest-environment happy-dom
import { changePassword, updateProfile } from '@limber/contract/auth';
import { savePreferences } from '@limber/contract/preferences';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { fill, press, pressA } from '#test/whole-app/hands.ts';
import { type Row, toastsLike, watchesToasts, whileBroken } from './test/table.ts';

/** Opens a dialog of the account, fills in these fields, and presses its button. */
const change =
  (dialog: RegExp, fields: Record<string, string>, button: string) => async (): Promise<void> => {
    await open('/profile?tab=account');
    await press(dialog);
    for (const [label, text] of Object.entries(fields)) await fill(label, text);
    await press(button);
  };

const changePerson = (fields: Record<string, string>) =>
  change(/^Personal Information/, fields, 'Save Changes');

const changePasswords = (fields: Record<string, string>) =>
  change(
    /^Password & Security/,
    {
      'Current Password': 'difference',
      'New Password': 'engine no 2',
      'Confirm New Password': 'engine no 2',
      ...fields,
    },
    'Update Password',
  );

const TOASTS: readonly Row[] = [
  [
    'Success',
    'changing the name',
    changePerson({ 'Full Name': 'Ada King' }),
    'spec:8/success-account',
  ],
  [
    'Failed to update personal information. Please try again.',
    'changing the name when the server fails',
    whileBroken(updateProfile, changePerson({ 'Full Name': 'Ada King' })),
    'spec:8/failures-personal-information',
  ],
  ['Success', 'changing the password', changePasswords({}), 'spec:8/success-account'],
  [
    'Failed to update password. Please check your current password.',
    'changing the password when the server says no',
    whileBroken(changePassword, changePasswords({})),
    'spec:8/failures-password',
  ],
  [
    'Failed to update your preferences. Please try again.',
    'changing the length of the routine when the server fails',
    whileBroken(savePreferences, async () => {
      await open('/profile?tab=account');
      await pressA('radio', '5 min');
    }),
    'spec:8/failures-preferences',
  ],
  [
    'Logged Out / You have been successfully logged out.',
    'signing out',
    async () => {
      await open('/profile?tab=account');
      await press('Sign Out');
    },
    'spec:8/success-logout',
  ],
];

const SENTENCES: readonly Row[] = [
  [
    'Full name is required',
    'leaving the name empty',
    changePerson({ 'Full Name': '' }),
    'spec:5/account-full-name',
  ],
  [
    'Invalid email address',
    'an address that is none',
    changePerson({ Email: 'nowhere' }),
    'spec:5/account-email',
  ],
  [
    'Username must be at least 3 characters',
    'a username of two characters',
    changePerson({ Username: 'ad' }),
    'spec:5/account-username-length',
    'spec:9/password-and-username-lengths',
  ],
  [
    'Current password is required',
    'leaving the current password empty',
    changePasswords({ 'Current Password': '' }),
    'spec:5/account-current-password',
  ],
  [
    'Password must be at least 8 characters',
    'a new password of seven characters',
    changePasswords({ 'New Password': 'engine2', 'Confirm New Password': 'engine2' }),
    'spec:5/account-password-length',
    'spec:9/password-and-username-lengths',
  ],
  [
    'Please confirm your password',
    'leaving the confirmation empty',
    changePasswords({ 'Confirm New Password': '' }),
    'spec:5/account-confirm-password',
  ],
  [
    "Passwords don't match",
    'confirming another password',
    changePasswords({ 'Confirm New Password': 'engine no 3' }),
    'spec:5/account-passwords-match',
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
