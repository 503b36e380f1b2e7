import { type EmailStatus, getEmailStatus, sendConfirmation } from '@limber/contract/account-mail';
import { changePassword, logout, updateProfile } from '@limber/contract/auth';
import type { Endpoint } from '@limber/contract/endpoint';
import { getSecondFactor } from '@limber/contract/second-factor';
import { getPreferences, savePreferences } from '@limber/contract/preferences';
import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '#features/auth/session-store.ts';
import { api } from '#test/fake-api.ts';
import { ADA } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { AccountTab } from './account-tab.tsx';

const asked = vi.fn<() => Promise<string>>();

async function open(
  preferences: Preferences = DEFAULT_PREFERENCES,
  status: EmailStatus = { state: 'confirmed', foundingPlaceWaits: false },
) {
  let kept = preferences;
  api.answer(getPreferences, () => kept);
  api.answer(savePreferences, ({ body }) => (kept = body as Preferences));
  api.answer(updateProfile, ({ body }) => ({ ...ADA, ...(body as object) }));
  api.answer(changePassword, { success: true });
  api.answer(getEmailStatus, status);
  show(<AccountTab />);
  await screen.findByRole('switch', { name: 'Reminders' });
}
const sent = (endpoint: Endpoint) => api.sent(endpoint).at(-1)?.body;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function fill(label: string, text: string) {
  await userEvent.clear(field(label));
  if (text) await userEvent.type(field(label), text);
}
const problemOf = (label: string) => {
  const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return described.map((id) => document.getElementById(id)?.textContent).at(-1);
};
const toastLike = (expected: object) =>
  waitFor(() => expect(currentToast()).toMatchObject(expected));

beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: asked });
});

test('the small print is a link away', { tags: ['spec:2/profile-account-links'] }, async () => {
  await open();
  expect([link(/Privacy Policy/), link(/Terms of Service/)]).toEqual(['/privacy', '/terms']);
  expect(link(/Contact Us/)).toMatch(/^mailto:/);
  expect(link(/Source Code.*AGPL-3.0/)).toBe('/source');
});

test(
  'a changed name is saved, and shown wherever the person is named',
  { tags: ['spec:2/profile-account-dialogs', 'spec:8/success-account'] },
  async () => {
    await open();
    await press(/Personal Information/);
    await fill('Full Name', 'Ada King');
    await press('Save Changes');
    await toastLike({ title: 'Success' });
    expect(sent(updateProfile)).toEqual({
      fullName: 'Ada King',
      username: 'ada',
      email: 'ada@example.org',
    });
    expect(currentSession().user?.fullName).toBe('Ada King');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each([
  ['Full Name', '', 'Full name is required'],
  ['Username', 'ad', 'Username must be at least 3 characters'],
  ['Email', 'ada', 'Invalid email address'],
])(
  '%s "%s" is not sent: %s',
  {
    tags: [
      'spec:5/account-full-name',
      'spec:5/account-email',
      'spec:5/account-username-length',
      'spec:9/password-and-username-lengths',
    ],
  },
  async (label, text, sentence) => {
    await open();
    await press(/Personal Information/);
    await fill(label, text);
    await press('Save Changes');
    await waitFor(() => expect(problemOf(label)).toBe(sentence));
    expect(sent(updateProfile)).toBeUndefined();
  },
);

test('of several fields at fault the upper one has the focus', async () => {
  await open();
  await press(/Personal Information/);
  const upwards = ['Email', 'Username', 'Full Name'];
  for (const label of upwards) {
    await fill(label, '');
    await press('Save Changes');
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
  }
});

test(
  'what the server finds stands beside its field',
  { tags: ['spec:8/failures-personal-information'] },
  async () => {
    const message = 'This username is already taken';
    await open();
    api.refuse(updateProfile, 409, message, [{ field: 'username', message }]);
    await press(/Personal Information/);
    await fill('Username', 'grace');
    await press('Save Changes');
    await toastLike({
      title: 'Failed to update personal information. Please try again.',
      description: message,
    });
    expect(problemOf('Username')).toBe(message);
    expect(field('Username').value).toBe('grace');
  },
);

test.each([
  ['Username', 'grace', { username: 'grace' }],
  ['Email', 'king@example.org', { email: 'king@example.org' }],
])(
  'another %s is sent without the password, which is asked for when the server wants it',
  { tags: ['spec:7/put-me', 'spec:silent/changes-ask-for-password'] },
  async (label, text, changed) => {
    const names = { fullName: 'Ada King', username: 'ada', email: 'ada@example.org', ...changed };
    const message = 'Current password is required';
    const toastBefore = currentToast();
    await open();
    api.refuse(updateProfile, 422, message, [{ field: 'currentPassword', message }]);
    await press(/Personal Information/);
    await fill('Full Name', 'Ada King');
    await fill(label, text);
    expect(screen.queryByLabelText('Current Password')).toBeNull();
    await press('Save Changes');
    const password = await screen.findByLabelText('Current Password');
    expect(sent(updateProfile)).toEqual(names);
    expect(document.activeElement).toBe(password);
    expect(problemOf('Current Password')).toMatch(/please enter your password/);
    expect(currentToast()).toBe(toastBefore);

    await press('Save Changes');
    await waitFor(() => expect(problemOf('Current Password')).toBe(message));
    api.answer(updateProfile, ({ body }) => ({ ...ADA, ...(body as object) }));
    await fill('Current Password', 'a calm neck 42');
    await press('Save Changes');
    await toastLike({ title: 'Success' });
    expect(sent(updateProfile)).toEqual({ ...names, currentPassword: 'a calm neck 42' });
  },
);

test(
  'another username is saved without the password where the server asks for none',
  { tags: ['spec:7/put-me'] },
  async () => {
    await open();
    await press(/Personal Information/);
    await fill('Username', 'grace');
    await press('Save Changes');
    await toastLike({ title: 'Success' });
    expect(sent(updateProfile)).toEqual({
      fullName: 'Ada Lovelace',
      username: 'grace',
      email: 'ada@example.org',
    });
  },
);

test(
  'an address that nobody has confirmed is asked for, until it is',
  { tags: ['spec:silent/address-confirmed'] },
  async () => {
    await open(DEFAULT_PREFERENCES, { state: 'awaiting', foundingPlaceWaits: true });
    api.answer(sendConfirmation, { success: true });
    const notice = await screen.findByText(/Please confirm your email address/);
    expect(notice.textContent).toContain('ada@example.org');
    expect(notice.textContent).toContain('founding member');
    await press('Send the link again');
    await toastLike({ title: 'Check your email' });
    api.refuse(sendConfirmation, 503, 'Please try again in a moment');
    await press('Send the link again');
    await toastLike({ title: 'The message could not be sent. Please try again.' });
  },
);

test.each([
  [['', '', ''], 'Current Password', 'Current password is required'],
  [['old', 'engine2', 'engine2'], 'New Password', 'Password must be at least 8 characters'],
  [['old', 'long enough', ''], 'Confirm New Password', 'Please confirm your password'],
  [['old', 'long enough', 'other'], 'Confirm New Password', "Passwords don't match"],
])(
  'passwords %j are not sent',
  {
    tags: [
      'spec:2/profile-password-hint-and-sign-out',
      'spec:5/account-current-password',
      'spec:5/account-password-length',
      'spec:5/account-confirm-password',
      'spec:5/account-passwords-match',
      'spec:9/password-and-username-lengths',
    ],
  },
  async ([current = '', next = '', again = ''], label, sentence) => {
    await open();
    await press(/Password & Security/);
    expect(
      screen.queryByText('At least 8 characters with letters, numbers and symbols'),
    ).not.toBeNull();
    await fill('Current Password', current);
    await fill('New Password', next);
    await fill('Confirm New Password', again);
    await press('Update Password');
    await waitFor(() => expect(problemOf(label)).toBe(sentence));
    expect(sent(changePassword)).toBeUndefined();
  },
);

test(
  'a wrong current password is named where it was typed',
  { tags: ['spec:8/failures-password', 'spec:8/success-account'] },
  async () => {
    const message = 'Current password is not correct';
    await open();
    api.refuse(changePassword, 422, message, [{ field: 'currentPassword', message }]);
    await press(/Password & Security/);
    await fill('Current Password', 'wrong');
    await fill('New Password', 'long enough');
    await fill('Confirm New Password', 'long enough');
    await press('Update Password');
    await toastLike({ title: 'Failed to update password. Please check your current password.' });
    expect(problemOf('Current Password')).toBe(message);
    api.answer(changePassword, { success: true });
    await press('Update Password');
    await toastLike({ title: 'Success' });
  },
);

test(
  'each preference is saved as soon as it is chosen',
  { tags: ['spec:2/profile-account-preferences'] },
  async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '5 min' }));
    await waitFor(() =>
      expect(sent(savePreferences)).toEqual({ ...DEFAULT_PREFERENCES, defaultDuration: 5 }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Evening' }));
    await waitFor(() =>
      expect(sent(savePreferences)).toEqual({
        ...DEFAULT_PREFERENCES,
        defaultDuration: 5,
        preferredTime: 'evening',
      }),
    );
    expect(screen.queryByText(/you hear from us at 6 PM/)).not.toBeNull();
  },
);

test(
  'a preference that could not be saved goes back',
  { tags: ['spec:2/profile-account-preferences', 'spec:8/failures-preferences'] },
  async () => {
    await open();
    api.break(savePreferences);
    await userEvent.click(screen.getByRole('radio', { name: '10 min' }));
    await toastLike({ title: 'Failed to update your preferences. Please try again.' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 min' }).checked).toBe(true),
    );
  },
);

test('the browser is asked for notifications only when reminders are switched on', async () => {
  await open({ ...DEFAULT_PREFERENCES, reminders: false });
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('radio', { name: 'Morning' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Reminders' }));
  expect(asked).toHaveBeenCalledOnce();
  await toastLike({ title: 'Notifications are switched off' });
});

test(
  'Personal Information begins with what is known',
  { tags: ['spec:2/profile-account-dialogs'] },
  async () => {
    await open();
    await press(/^Personal Information/);
    expect(['Full Name', 'Username', 'Email'].map((label) => field(label).value)).toEqual([
      'Ada Lovelace',
      'ada',
      'ada@example.org',
    ]);
  },
);

test(
  'Sign Out leads to the sign-in page',
  { tags: ['spec:2/profile-password-hint-and-sign-out', 'spec:8/success-logout'] },
  async () => {
    api.answer(logout, { success: true });
    await open();
    await press('Sign Out');
    await toastLike({
      title: 'Logged Out',
      description: 'You have been successfully logged out.',
    });
    expect(window.location.pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
  },
);

test('whoever leaves the steps of two-step sign-in comes back to where they began', async () => {
  await open();
  api.answer(getSecondFactor, { on: false, recoveryCodesLeft: 0 });
  await press(/Two-Step Sign-In/);
  await userEvent.click(await screen.findByRole('button', { name: 'Set Up' }));
  await press('Cancel');
  const row = screen.getByRole('button', { name: /Two-Step Sign-In/ });
  await waitFor(() => expect(document.activeElement).toBe(row));
});
