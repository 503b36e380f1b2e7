import { login } from '@limber/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAsStranger, runsTheApp } from '#test/app.tsx';
import { api } from '#test/fake-api.ts';
import { fill, press } from '#test/interactions.ts';

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
