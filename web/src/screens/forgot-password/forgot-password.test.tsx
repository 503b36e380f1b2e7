import { forgotPassword } from '@limber/contract/account-mail';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { INSTALLATION } from '#test/installation.ts';
import { fill, press } from '#test/interactions.ts';
import { currentToast } from '#ui/toast.ts';

runsTheApp();

test(
  'whoever asks for a link is told the same, account or not, and how to ask again',
  { tags: ['spec:silent/password-reset', 'spec:silent/nobody-learns-of-accounts'] },
  async () => {
    await openAsStranger('/forgot-password');
    await fill('Username or email', 'ada');
    await press('Send the link');
    await screen.findByRole('heading', { level: 1, name: 'Check your email' });
    expect(screen.getByText(/^If there is an account with that name or address/)).toBeTruthy();
    expect(api.sent(forgotPassword).map(({ body }) => body)).toEqual([{ username: 'ada' }]);
    await press('Ask again');
    await screen.findByLabelText('Username or email');
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe(
      '/login',
    );
  },
);

const main = () => screen.getByRole('main').textContent;

test(
  'where no mail is sent the page promises none, and says who hands the link on, account or not',
  { tags: ['spec:silent/password-reset', 'spec:silent/nobody-learns-of-accounts'] },
  async () => {
    await openAsStranger('/forgot-password', { ...INSTALLATION, sendsMail: false });
    expect(main()).toContain('No mail is sent from here');
    expect(main()).not.toMatch(/email you|check your email/i);
    await fill('Username or email', 'ada');
    await press('Ask for a link');
    await screen.findByRole('heading', { level: 1, name: 'Ask whoever runs Limber here' });
    expect(api.sent(forgotPassword).map(({ body }) => body)).toEqual([{ username: 'ada' }]);
    expect(main()).toContain('If there is an account with that name or address, a link');
    expect(main()).not.toMatch(/on its way|spam|check your email/i);
    const letter = screen.getByRole('link', { name: 'hello@limber.test' });
    expect(letter.getAttribute('href')).toMatch(/^mailto:hello@limber\.test/);
    await press('Ask again');
    await screen.findByLabelText('Username or email');
  },
);

test('nothing is sent without a name', async () => {
  await openAsStranger('/forgot-password');
  await press('Send the link');
  await screen.findByText('Username or email is required');
  expect(api.sent(forgotPassword)).toEqual([]);
});

test('who asks too often is told how long to wait, and keeps what was typed', async () => {
  await openAsStranger('/forgot-password');
  api.refuse(forgotPassword, 429, 'Too many attempts. Please try again in 20 minutes.');
  await fill('Username or email', 'ada');
  await press('Send the link');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      description: 'Too many attempts. Please try again in 20 minutes.',
    }),
  );
  expect(screen.getByLabelText<HTMLInputElement>('Username or email').value).toBe('ada');
});
