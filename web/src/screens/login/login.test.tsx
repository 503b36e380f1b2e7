import { login } from '@limber/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { queryClient } from '#api/query-client.ts';
import { openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';
import { blockStorage, fillStorage } from '#test/storage.ts';
import { currentToast } from '#ui/toast.ts';

runsTheApp();

test(
  'the page asks for username and password, and leads to registering and home',
  { tags: ['spec:2/login-form'] },
  async () => {
    await openAsStranger('/login');
    expect(screen.getByLabelText('Username').tagName).toBe('INPUT');
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/register');
    expect(screen.getByRole('link', { name: 'Back to homepage' }).getAttribute('href')).toBe('/');
  },
);

test(
  '“Forgot password?” leads to a new one by mail',
  { tags: ['spec:2/login-forgot-password'] },
  async () => {
    await openAsStranger('/login');
    expect(screen.getByText('Forgot password?').getAttribute('href')).toBe('/forgot-password');
  },
);

test(
  'signing in sends the two fields, keeps the token, and leads back',
  { tags: ['spec:3/token', 'spec:7/login'] },
  async () => {
    await openAsStranger('/login?returnUrl=%2Fexercises');
    await fill('Username', 'ada');
    await fill('Password', 'difference');
    await press('Sign In');
    await waitFor(() => expect(window.location.pathname).toBe('/exercises'));
    expect(api.sent(login).map(({ body }) => body)).toEqual([
      { username: 'ada', password: 'difference' },
    ]);
    expect(localStorage.getItem('token')).toBe('a token');
  },
);

test.each([
  ['switched off', blockStorage],
  ['full', fillStorage],
])('where storage is %s signing in works for the visit, and its end is told', async (_, take) => {
  take();
  await openAsStranger('/login');
  await fill('Username', 'ada');
  await fill('Password', 'difference');
  await press('Sign In');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(currentToast()).toMatchObject({ title: 'Login Successful' });
  await screen.findByText(/stay signed in until you close or reload this tab/);
  await press('Got it');
  expect(screen.queryByText(/stay signed in/)).toBeNull();
});

test('where storage is switched off the page says so before one signs in', async () => {
  blockStorage();
  await openAsStranger('/login');
  expect(await screen.findByText(/does not let Limber remember you/)).toBeDefined();
});

test('what is no answer of the server is not said to be about what was typed', async () => {
  // Any part of the app may fail after sign-in.
  vi.spyOn(queryClient, 'clear').mockImplementationOnce(() => {
    throw new Error('out of order');
  });
  await openAsStranger('/login');
  await fill('Username', 'ada');
  await fill('Password', 'difference');
  await press('Sign In');
  await screen.findByText('Something went wrong on our side. Please try again.');
  expect(screen.queryByText('Invalid credentials')).toBeNull();
});
