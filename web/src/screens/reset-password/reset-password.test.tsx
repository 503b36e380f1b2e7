import { resetPassword } from '@limber/contract/account-mail';
import { login } from '@limber/contract/auth';
import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';

runsTheApp();

async function choose(password: string, again = password) {
  await openAsStranger('/reset-password#a-secret');
  await fill('New Password', password);
  await fill('Confirm New Password', again);
  await press('Set the new password');
}

test(
  'the new password is set by the secret of the link, and signs in',
  { tags: ['spec:silent/password-reset'] },
  async () => {
    await choose('hips and knees 7');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(window.location.hash).toBe('');
    expect(api.sent(resetPassword).map(({ body }) => body)).toEqual([
      {
        token: 'a-secret',
        newPassword: 'hips and knees 7',
        confirmPassword: 'hips and knees 7',
      },
    ]);
    expect(api.sent(login).map(({ body }) => body)).toEqual([
      { username: 'ada', password: 'hips and knees 7' },
    ]);
  },
);

test(
  'where signing in asks for more, it is the page for that which comes up',
  { tags: ['spec:silent/password-reset'] },
  async () => {
    await openAsStranger('/reset-password#a-secret');
    api.refuse(login, 401, 'A code is needed, too');
    await fill('New Password', 'hips and knees 7');
    await fill('Confirm New Password', 'hips and knees 7');
    await press('Set the new password');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(currentToast()).toMatchObject({ title: 'Success' });
  },
);

test.each([
  ['short', 'short', 'Password must be at least 8 characters'],
  ['hips and knees 7', 'hips and knees 8', "Passwords don't match"],
])('"%s" and "%s" are not sent', async (password, again, sentence) => {
  await choose(password, again);
  await screen.findByText(sentence);
  expect(api.sent(resetPassword)).toEqual([]);
});

test('a password that is too easy is named beside its field', async () => {
  const message = 'This password is too common. Please choose one that is harder to guess';
  await openAsStranger('/reset-password#a-secret');
  api.refuse(resetPassword, 422, message, [{ field: 'newPassword', message }]);
  await fill('New Password', 'password1');
  await fill('Confirm New Password', 'password1');
  await press('Set the new password');
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
  expect(screen.getByLabelText('New Password').getAttribute('aria-invalid')).toBe('true');
});

test(
  'a link that works no more leads to a new one',
  { tags: ['spec:silent/password-reset'] },
  async () => {
    await openAsStranger('/reset-password#a-secret');
    api.refuse(resetPassword, 422, MAIL_SENTENCES.linkGone, [], 'link-gone');
    await fill('New Password', 'hips and knees 7');
    await fill('Confirm New Password', 'hips and knees 7');
    await press('Set the new password');
    const link = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  },
);

test('an address without a secret leads to a link, too', async () => {
  await openAsStranger('/reset-password');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy();
});
