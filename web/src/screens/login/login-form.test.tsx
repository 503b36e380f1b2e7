import { login } from '@limber/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ADA } from '#test/samples.ts';
import { show } from '#test/show.tsx';
import { api } from '#test/fake-api.ts';
import { currentToast } from '#ui/toast.ts';
import { SignInSteps } from './login.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function signInAs(username: string, password: string) {
  show(<SignInSteps />);
  if (username) await userEvent.type(field('Username'), username);
  await userEvent.type(field('Password'), `${password}{Enter}`);
}

test.each([
  ['Password', 'ada', ''],
  ['Username', '', 'secret'],
])(
  'without %s nothing is sent, and that field gets the focus',
  { tags: ['spec:5/login-both-fields'] },
  async (missing, username, password) => {
    await signInAs(username, password);
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Please fill in all fields',
      }),
    );
    expect(document.activeElement).toBe(field(missing));
    for (const label of ['Username', 'Password']) {
      expect(field(label).getAttribute('aria-invalid')).toBe(label === missing ? 'true' : null);
    }
    expect(api.sent(login)).toEqual([]);
  },
);

test('signing in welcomes the user back', { tags: ['spec:8/success-login'] }, async () => {
  api.answer(login, { token: 'a token', user: ADA });
  await signInAs('ada', 'difference');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Login Successful',
      description: 'Welcome back, ada!',
    }),
  );
});

test(
  'a refusal shows the sentence of the server and keeps what was typed',
  { tags: ['spec:8/failures-login-message'] },
  async () => {
    const sentence = 'Too many attempts. Please try again in 4 seconds.';
    api.refuse(login, 429, sentence);
    await signInAs('ada', 'wrong');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Login Failed', description: sentence }),
    );
    expect(field('Username').value).toBe('ada');
    expect(field('Password').value).toBe('wrong');
  },
);

test(
  'a refusal without a sentence says "Invalid credentials"',
  { tags: ['spec:8/failures-login'] },
  async () => {
    api.break(login, 401);
    await signInAs('ada', 'wrong');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Login Failed',
        description: 'Invalid credentials',
      }),
    );
  },
);

test.each([500, 502])(
  'a fault of the server (%s) is not called a wrong password',
  { tags: ['spec:8/failures-login'] },
  async (status) => {
    api.break(login, status);
    await signInAs('ada', 'right');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Login Failed',
        description: 'Something went wrong on our side. Please try again.',
      }),
    );
  },
);

test('the password can be shown and hidden', async () => {
  show(<SignInSteps />);
  expect(field('Password').type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
});

const ASKS = 'Please enter the code from your authenticator app';

async function signInUpToCode() {
  api.refuse(login, 401, ASKS, undefined, 'second-factor-required');
  await signInAs('ada', 'difference');
  await screen.findByLabelText('Code');
}

test(
  'where a second factor is on, the code is asked for in a second step and sent with the rest',
  { tags: ['spec:silent/second-factor'] },
  async () => {
    await signInUpToCode();
    expect(document.activeElement).toBe(field('Code'));
    expect(field('Code').autocomplete).toBe('one-time-code');
    api.answer(login, { token: 'a token', user: ADA });
    await userEvent.type(field('Code'), '123 456{Enter}');
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Login Successful' }));
    expect(api.sent(login).at(-1)?.body).toEqual({
      username: 'ada',
      password: 'difference',
      code: '123 456',
    });
  },
);

test('a wrong code is named beside its field, which keeps the focus', async () => {
  const sentence = 'This code is not right, or was used before. Please try the next one';
  await signInUpToCode();
  api.refuse(login, 401, sentence, undefined, 'second-factor-wrong');
  await userEvent.type(field('Code'), '000000{Enter}');
  await screen.findByText(sentence, { selector: 'p' });
  expect(document.activeElement).toBe(field('Code'));
  expect(field('Code').getAttribute('aria-invalid')).toBe('true');
});

test('a recovery code stands in for the app, and one can go back to the password', async () => {
  await signInUpToCode();
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(document.activeElement).toBe(field('Recovery code'));
  api.answer(login, { token: 'a token', user: ADA });
  await userEvent.type(field('Recovery code'), 'ABCD-EFGH{Enter}');
  await waitFor(() => expect(api.sent(login).at(-1)?.body).toMatchObject({ code: 'ABCD-EFGH' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field('Username').value).toBe('ada');
  expect(document.activeElement).toBe(field('Password'));
});
