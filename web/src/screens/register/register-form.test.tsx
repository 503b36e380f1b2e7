import { register } from '@limber/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { api } from '#test/fake-api.ts';
import { currentToast } from '#ui/toast.ts';
import { RegisterForm } from './register.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const problemOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    ?.textContent;

const COMPLETE = {
  'Full Name': 'Ada Lovelace',
  Username: 'ada',
  Email: 'ada@example.org',
  Password: 'difference',
  'Confirm Password': 'difference',
};

async function fillIn(change: Partial<typeof COMPLETE> = {}) {
  show(<RegisterForm />);
  for (const [label, value] of Object.entries({ ...COMPLETE, ...change })) {
    await userEvent.type(field(label), value);
  }
  await userEvent.keyboard('{Enter}');
}

const LABELS = Object.keys(COMPLETE);

test.each([LABELS, ...LABELS.map((label) => [label])].map((empty) => ({ empty })))(
  '$empty may not be left empty',
  { tags: ['spec:5/register-all-fields'] },
  async ({ empty }) => {
    show(<RegisterForm />);
    for (const [label, value] of Object.entries(COMPLETE)) {
      await userEvent.click(field(label));
      if (!empty.includes(label)) await userEvent.keyboard(value);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Please fill in all fields',
      }),
    );
    expect(api.sent(register)).toEqual([]);
    for (const label of empty) expect(field(label).value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(field(empty[0] ?? '')));
  },
);

test('the form goes on at the first field that is at fault', async () => {
  show(<RegisterForm />);
  await userEvent.type(field('Full Name'), 'Ada Lovelace');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Username')));
});

test(
  'passwords that differ are never sent',
  { tags: ['spec:5/register-passwords-match'] },
  async () => {
    await fillIn({ 'Confirm Password': 'engine' });
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Passwords do not match',
      }),
    );
    expect(api.sent(register)).toEqual([]);
  },
);

test(
  'a password that is too short is named beside its field',
  { tags: ['spec:5/register-password-length'] },
  async () => {
    await fillIn({ Password: '12345', 'Confirm Password': '12345' });
    const sentence = 'Password must be at least 6 characters';
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: sentence }),
    );
    expect(problemOf('Password')).toBe(sentence);
  },
);

test(
  'a username of two characters is named beside its field, and is not sent',
  { tags: ['spec:9/password-and-username-lengths'] },
  async () => {
    await fillIn({ Username: 'ad' });
    const sentence = 'Username must be at least 3 characters';
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Error', description: sentence }),
    );
    expect(problemOf('Username')).toBe(sentence);
    expect(api.sent(register)).toEqual([]);
  },
);

test('registering welcomes the user', { tags: ['spec:8/success-register'] }, async () => {
  api.answer(register, { token: 'a token', user: ADA });
  await fillIn();
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Registration Successful',
      description: 'Your account has been created successfully.',
    }),
  );
});

test(
  'the confirmation is not sent',
  {
    tags: ['spec:5/register-confirmation-not-sent', 'spec:7/register', 'spec:8/failures-register'],
  },
  async () => {
    api.break(register);
    await fillIn();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Registration Failed',
        description: 'Could not create account',
      }),
    );
    expect(api.sent(register).map(({ body }) => body)).toEqual([
      {
        fullName: 'Ada Lovelace',
        username: 'ada',
        email: 'ada@example.org',
        password: 'difference',
      },
    ]);
  },
);

test(
  'what the server finds stands beside its field, which gets the focus',
  { tags: ['spec:8/failures-register-message'] },
  async () => {
    const message = 'This username is already taken';
    api.refuse(register, 409, message, [{ field: 'username', message }]);
    await fillIn();
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Registration Failed', description: message }),
    );
    await waitFor(() => expect(document.activeElement).toBe(field('Username')));
    expect(problemOf('Username')).toBe(message);
    expect(field('Full Name').value).toBe('Ada Lovelace');
  },
);
