import { register } from '@limber/contract/auth';
import { getRegistration } from '@limber/contract/registration';
import { REGISTRATION_SENTENCES } from '@limber/domain/accounts/registration';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseVisitAreas } from '#features/visit/visit.ts';
import { open, openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';
import { blockStorage, fillStorage } from '#test/storage.ts';

const FIELDS = ['Full Name', 'Username', 'Email', 'Password', 'Confirm Password'];

runsTheApp();

async function openForm(): Promise<void> {
  await openAsStranger('/register');
  await screen.findByLabelText('Full Name');
}

test(
  'the page asks for five things, the email by a field of that type',
  { tags: ['spec:2/register-form'] },
  async () => {
    await openForm();
    const types = FIELDS.map((label) => screen.getByLabelText(label).getAttribute('type'));
    expect(types).toEqual([null, null, 'email', 'password', 'password']);
  },
);

test(
  'before registering one reads what one agrees to, and from what age',
  { tags: ['spec:silent/agreed-when-registering'] },
  async () => {
    await openForm();
    const form = screen.getByRole('button', { name: 'Create Account' }).closest('form');
    expect(form?.textContent).toMatch(/you agree to our Terms of Service.*18 or over/);
    const links = within(form ?? document.body).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
  },
);

test(
  'after registering one is signed in and led to onboarding',
  { tags: ['spec:4/signing-in-stores-user', 'spec:4/after-registration'] },
  async () => {
    await openForm();
    const words = ['Ada Lovelace', 'ada', 'ada@example.org', 'difference', 'difference'];
    for (const [index, label] of FIELDS.entries()) await fill(label, words[index] ?? '');
    await press('Create Account');
    await waitFor(() => expect(window.location.pathname).toBe('/onboarding'));
    expect(localStorage.getItem('token')).toBe('a token');
    expect(await screen.findByRole('heading', { name: 'Welcome, Ada Lovelace!' })).toBeDefined();
  },
);

test.each([
  ['switched off', blockStorage],
  ['full', fillStorage],
])('where storage is %s one registers all the same, for the visit', async (_, take) => {
  take();
  await openForm();
  const words = ['Ada Lovelace', 'ada', 'ada@example.org', 'difference', 'difference'];
  for (const [index, label] of FIELDS.entries()) await fill(label, words[index] ?? '');
  await press('Create Account');
  expect(await screen.findByRole('heading', { name: 'Welcome, Ada Lovelace!' })).toBeDefined();
  expect(await screen.findByText(/stay signed in until you close/)).toBeDefined();
});

test('who is signed in makes no second account over the first', async () => {
  await open('/register');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('the form begins in its first field', async () => {
  await openForm();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')));
});

test('a username is offered in sight, and taken by a press', async () => {
  await openForm();
  const username = screen.getByLabelText<HTMLInputElement>('Username');
  expect(suggestion()).toBeNull();
  await fill('Full Name', 'Robin Weber');
  await fill('Email', 'robin@example.org');
  await userEvent.click(username);
  await userEvent.tab();
  expect(document.activeElement).toBe(suggestion());
  expect(username.value).toBe('');
  await userEvent.keyboard('{Enter}');
  expect(username.value).toBe('robin.weber');
  expect(document.activeElement).toBe(username);
  expect(suggestion()).toBeNull();
});

test('whoever types a username is offered no other one', async () => {
  await openForm();
  await fill('Full Name', 'Robin Weber');
  await fill('Username', 'r');
  expect(suggestion()).toBeNull();
});

test('a username that was taken is no longer at fault', async () => {
  await openForm();
  await fill('Full Name', 'Robin Weber');
  await press('Create Account');
  const username = screen.getByLabelText('Username');
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
  await press('Use robin.weber');
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBeNull());
});

const suggestion = () => screen.queryByRole('button', { name: /^Use / });

const form = () => screen.queryByRole('button', { name: 'Create Account' });

test.each(['invited', 'closed'] as const)(
  'where registration is %s this is said before anything is filled in',
  { tags: ['spec:silent/registration'] },
  async (mode) => {
    api.answer(getRegistration, { mode, domains: [] });
    chooseVisitAreas(['neck']);
    await openAsStranger('/register');
    expect(await screen.findByText(REGISTRATION_SENTENCES[mode])).toBeDefined();
    expect(form()).toBeNull();
    // No promise to keep data in an account that cannot be opened.
    expect(screen.queryByText(/We will keep/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
  },
);

test('an invitation opens the form, and goes along', async () => {
  api.answer(getRegistration, { mode: 'invited', domains: [] });
  await openAsStranger('/register#invitation=a-code');
  await screen.findByLabelText('Full Name');
  const words = ['Ada Lovelace', 'ada', 'ada@example.org', 'difference', 'difference'];
  for (const [index, label] of FIELDS.entries()) await fill(label, words[index] ?? '');
  await press('Create Account');
  await waitFor(() =>
    expect(api.sent(register).at(-1)?.body).toMatchObject({ invitation: 'a-code' }),
  );
});

test('whose mail addresses may register is said above the form, which is there all the same', async () => {
  api.answer(getRegistration, { mode: 'open', domains: ['acme.org'] });
  await openAsStranger('/register');
  const sentence = 'Accounts here are for email addresses at acme.org.';
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(form()).not.toBeNull();
});

test('while it is not known who may register, there is no form and no word that there is none', async () => {
  const answer = api.delay(getRegistration);
  await openAsStranger('/register');
  expect(screen.getByText('Loading the form')).toBeDefined();
  expect(form()).toBeNull();
  answer({ mode: 'closed', domains: [] });
  expect(await screen.findByText(REGISTRATION_SENTENCES.closed)).toBeDefined();
});

test('the form takes the focus from nobody who has gone elsewhere while it was loading', async () => {
  const answer = api.delay(getRegistration);
  await openAsStranger('/register');
  const away = screen.getByRole('link', { name: 'Back to homepage' });
  away.focus();
  answer({ mode: 'open', domains: [] });
  await screen.findByLabelText('Full Name');
  expect(document.activeElement).toBe(away);
});

test('where the server does not say who may register, one is told what to do', async () => {
  api.lose(getRegistration);
  await openAsStranger('/register');
  expect(await screen.findByText('The form could not be loaded')).toBeDefined();
  expect(screen.getByText(/check your connection and try again/)).toBeDefined();
  api.answer(getRegistration, { mode: 'open', domains: [] });
  await press('Try again');
  await waitFor(() => expect(form()).not.toBeNull());
});
