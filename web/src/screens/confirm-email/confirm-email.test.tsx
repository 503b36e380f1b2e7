import { confirmEmail } from '@limber/contract/account-mail';
import { MAIL_SENTENCES } from '@limber/domain/accounts/mail-rules';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { press } from '#test/interactions.ts';

runsTheApp();

test(
  'an address is confirmed by a press, and not by opening the link',
  { tags: ['spec:silent/address-confirmed'] },
  async () => {
    await openAsStranger('/confirm-email#a-secret');
    expect(api.sent(confirmEmail)).toEqual([]);
    await press('Confirm my email address');
    await screen.findByRole('heading', { level: 1, name: 'Thank you' });
    expect(screen.getByText('ada@example.org')).toBeTruthy();
    expect(api.sent(confirmEmail).map(({ body }) => body)).toEqual([{ token: 'a-secret' }]);
  },
);

test.each(['#a-secret', ''])(
  'a link that works no more ("%s") says so',
  { tags: ['spec:silent/address-confirmed'] },
  async (hash) => {
    await openAsStranger(`/confirm-email${hash}`);
    api.refuse(confirmEmail, 422, MAIL_SENTENCES.linkGone, [], 'link-gone');
    if (hash) await press('Confirm my email address');
    await screen.findByText('This link no longer works');
    expect(screen.getByRole('link', { name: 'Go to my account' })).toBeTruthy();
  },
);

test('a newer link that is pasted over one that works no more is heeded', async () => {
  await openAsStranger('/confirm-email');
  await screen.findByText('This link no longer works');
  window.location.hash = '#a-newer-secret';
  await press('Confirm my email address');
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(api.sent(confirmEmail).at(-1)?.body).toEqual({ token: 'a-newer-secret' });
});

test('a fault of the server stays on the page until the next try', async () => {
  await openAsStranger('/confirm-email#a-secret');
  api.refuse(confirmEmail, 503, 'Please try again in a moment.');
  await press('Confirm my email address');
  const problem = await screen.findByText('Please try again in a moment.', { selector: 'p' });
  expect(problem).toBeDefined();
});

test('a link that works no more is announced by the heading', async () => {
  await openAsStranger('/confirm-email#a-secret');
  api.refuse(confirmEmail, 422, MAIL_SENTENCES.linkGone, [], 'link-gone');
  await press('Confirm my email address');
  await screen.findByText('This link no longer works');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});
