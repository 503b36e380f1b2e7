// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, runsTheApp } from '#test/whole-app/app.tsx';
import { press } from '#test/whole-app/hands.ts';

runsTheApp();

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test(
  'the password dialog hints at what makes a good one',
  { tags: ['spec:2/profile-password-hint-and-sign-out'] },
  async () => {
    await open('/profile?tab=account');
    await press(/^Password & Security/);
    expect(
      await screen.findByText('At least 8 characters with letters, numbers and symbols'),
    ).toBeDefined();
  },
);

test(
  'Personal Information begins with what is known',
  { tags: ['spec:2/profile-account-dialogs'] },
  async () => {
    await open('/profile?tab=account');
    await press(/^Personal Information/);
    expect(['Full Name', 'Username', 'Email'].map(value)).toEqual([
      'Ada Lovelace',
      'ada',
      'ada@example.org',
    ]);
  },
);

test(
  'Sign Out leads to the sign-in page',
  { tags: ['spec:2/profile-password-hint-and-sign-out'] },
  async () => {
    await open('/profile?tab=account');
    await press('Sign Out');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(localStorage.getItem('token')).toBeNull();
  },
);
