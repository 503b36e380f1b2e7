// @vitest-environment happy-dom
import { DEFAULT_PREFERENCES, type Preferences } from '@limber/domain/preferences/preferences';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '#features/auth/session-store.ts';
import { fakeApi, refused, type SeenCall } from '#test/fake-api.ts';
import { ADA } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { currentToast } from '#ui/toast.ts';
import { AccountTab } from './account-tab.tsx';

const asked = vi.fn<() => Promise<string>>();

async function open(answers: Record<string, (seen: SeenCall) => unknown> = {}) {
  let kept: unknown = DEFAULT_PREFERENCES;
  const seen = fakeApi({
    'GET /api/preferences': () => kept,
    'PUT /api/preferences': ({ body }) => (kept = body),
    'PUT /api/auth/me': ({ body }) => ({ ...ADA, ...(body as object) }),
    'PUT /api/auth/change-password': () => ({ success: true }),
    ...answers,
  });
  show(<AccountTab />);
  await screen.findByRole('switch', { name: 'Reminders' });
  return (call: string) => seen.findLast((made) => made.call === call)?.body;
}

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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the small print is a link away', { tags: ['spec:2/profile-account-links'] }, async () => {
  await open();
  expect([link(/Privacy Policy/), link(/Terms of Service/)]).toEqual(['/privacy', '/terms']);
  expect(link(/Contact Us/)).toMatch(/^mailto:/);
});

test(
  'a changed name is saved, and shown wherever the person is named',
  { tags: ['spec:2/profile-account-dialogs'] },
  async () => {
    const sent = await open();
    await press(/Personal Information/);
    await fill('Full Name', 'Ada King');
    await press('Save Changes');
    await toastLike({ title: 'Success' });
    expect(sent('PUT /api/auth/me')).toEqual({
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
])('%s "%s" is not sent: %s', async (label, text, sentence) => {
  const sent = await open();
  await press(/Personal Information/);
  await fill(label, text);
  await press('Save Changes');
  await waitFor(() => expect(problemOf(label)).toBe(sentence));
  expect(sent('PUT /api/auth/me')).toBeUndefined();
});

test('what the server finds stands beside its field', async () => {
  const message = 'This username is already taken';
  const refusal = { code: 'taken', message, issues: [{ field: 'username', message }] };
  await open({
    'PUT /api/auth/me': () => new Response(JSON.stringify(refusal), { status: 409 }),
  });
  await press(/Personal Information/);
  await fill('Username', 'grace');
  await press('Save Changes');
  await toastLike({
    title: 'Failed to update personal information. Please try again.',
    description: message,
  });
  expect(problemOf('Username')).toBe(message);
  expect(field('Username').value).toBe('grace');
});

test.each([
  [['', '', ''], 'Current Password', 'Current password is required'],
  [['old', 'short', 'short'], 'New Password', 'Password must be at least 8 characters'],
  [['old', 'long enough', ''], 'Confirm New Password', 'Please confirm your password'],
  [['old', 'long enough', 'other'], 'Confirm New Password', "Passwords don't match"],
])('passwords %j are not sent', async ([current = '', next = '', again = ''], label, sentence) => {
  const sent = await open();
  await press(/Password & Security/);
  expect(
    screen.queryByText('At least 8 characters with letters, numbers and symbols'),
  ).not.toBeNull();
  await fill('Current Password', current);
  await fill('New Password', next);
  await fill('Confirm New Password', again);
  await press('Update Password');
  await waitFor(() => expect(problemOf(label)).toBe(sentence));
  expect(sent('PUT /api/auth/change-password')).toBeUndefined();
});

test('a wrong current password is said where it was typed', async () => {
  const message = 'Current password is not correct';
  const refusal = { code: 'refused', message, issues: [{ field: 'currentPassword', message }] };
  let broken = true;
  await open({
    'PUT /api/auth/change-password': () =>
      broken ? new Response(JSON.stringify(refusal), { status: 422 }) : { success: true },
  });
  await press(/Password & Security/);
  await fill('Current Password', 'wrong');
  await fill('New Password', 'long enough');
  await fill('Confirm New Password', 'long enough');
  await press('Update Password');
  await toastLike({ title: 'Failed to update password. Please check your current password.' });
  expect(problemOf('Current Password')).toBe(message);
  broken = false;
  await press('Update Password');
  await toastLike({ title: 'Success' });
});

test(
  'each preference is saved as soon as it is chosen',
  { tags: ['spec:2/profile-account-preferences'] },
  async () => {
    const sent = await open();
    await userEvent.click(screen.getByRole('radio', { name: '5 min' }));
    await waitFor(() =>
      expect(sent('PUT /api/preferences')).toEqual({ ...DEFAULT_PREFERENCES, defaultDuration: 5 }),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Evening' }));
    await waitFor(() =>
      expect(sent('PUT /api/preferences')).toEqual({
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
  { tags: ['spec:2/profile-account-preferences'] },
  async () => {
    await open({ 'PUT /api/preferences': () => refused(500) });
    await userEvent.click(screen.getByRole('radio', { name: '10 min' }));
    await toastLike({ title: 'Failed to update your preferences. Please try again.' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 min' }).checked).toBe(true),
    );
  },
);

test('the browser is asked for notifications only when reminders are switched on', async () => {
  const off: Preferences = { ...DEFAULT_PREFERENCES, reminders: false };
  await open({ 'GET /api/preferences': () => off, 'PUT /api/preferences': ({ body }) => body });
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByRole('radio', { name: 'Morning' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Reminders' }));
  expect(asked).toHaveBeenCalledOnce();
  await toastLike({ title: 'Notifications are switched off' });
});
