import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ADA } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { PasswordStrength } from './password-strength.tsx';

const said = () => screen.getByRole('status').textContent;

test.each([
  ['Lovelace1', 'Password strength: Weak. This password is too close to your name'],
  ['Summer2024', 'Password strength: Weak. This password is too common'],
  ['x7kq2m', 'Password strength: Fair'],
  ['a calm neck 42', 'Password strength: Strong'],
])('of %s is said: %s', async (password, words) => {
  show(<PasswordStrength password={password} owner={ADA} />);
  await waitFor(() => expect(said()).toContain(words));
});

test('while nothing is typed nothing is said, and the place is kept', async () => {
  show(<PasswordStrength password="" owner={ADA} />);
  expect(said()).toBe('');
});
