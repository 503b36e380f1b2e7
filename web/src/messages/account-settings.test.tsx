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
  ['Success', 'changing the name', changePerson({ 'Full Name': 'Ada King' })],
  [
    'Failed to update personal information. Please try again.',
    'changing the name when the server fails',
    whileBroken(updateProfile, changePerson({ 'Full Name': 'Ada King' })),
  ],
  ['Success', 'changing the password', changePasswords({})],
  [
    'Failed to update password. Please check your current password.',
    'changing the password when the server says no',
    whileBroken(changePassword, changePasswords({})),
  ],
  [
    'Failed to update your preferences. Please try again.',
    'changing the length of the routine when the server fails',
    whileBroken(savePreferences, async () => {
      await open('/profile?tab=account');
      await pressA('radio', '5 min');
    }),
  ],
  [
    'Logged Out / You have been successfully logged out.',
    'signing out',
    async () => {
      await open('/profile?tab=account');
      await press('Sign Out');
    },
  ],
];

const SENTENCES: readonly Row[] = [
  ['Full name is required', 'leaving the name empty', changePerson({ 'Full Name': '' })],
  ['Invalid email address', 'an address that is none', changePerson({ Email: 'nowhere' })],
  [
    'Username must be at least 3 characters',
    'a username of two characters',
    changePerson({ Username: 'ad' }),
  ],
  [
    'Current password is required',
    'leaving the current password empty',
    changePasswords({ 'Current Password': '' }),
  ],
  [
    'Password must be at least 8 characters',
    'a new password of seven characters',
    changePasswords({ 'New Password': 'engine2', 'Confirm New Password': 'engine2' }),
  ],
  [
    'Please confirm your password',
    'leaving the confirmation empty',
    changePasswords({ 'Confirm New Password': '' }),
  ],
  [
    "Passwords don't match",
    'confirming another password',
    changePasswords({ 'Confirm New Password': 'engine no 3' }),
  ],
];

runsTheApp();
watchesToasts();
test.each(TOASTS)('a toast says “%s” after %s', async (message, _action, perform) => {
  await perform();
  await waitFor(() => expect(toastsLike(message)).toContain(message));
});
test.each(SENTENCES)('the page says “%s” after %s', async (message, _action, perform) => {
  await perform();
  expect(await screen.findAllByText(message)).not.toEqual([]);
});
