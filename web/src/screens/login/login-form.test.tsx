// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast } from '#ui/toast.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { LoginForm } from './login-form.tsx';

const show = () =>
  render(
    <UiProvider>
      <LoginForm />
    </UiProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const refuse = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

async function signInAs(username: string, password: string) {
  await userEvent.type(field('Username'), username);
  await userEvent.type(field('Password'), `${password}{Enter}`);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test(
  'both fields have to be filled in, and the first empty one gets the focus',
  { tags: ['spec:5/login-both-fields'] },
  async () => {
    show();
    await userEvent.type(field('Username'), 'ada{Enter}');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Please fill in all fields',
      }),
    );
    expect(document.activeElement).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(field('Username').getAttribute('aria-invalid')).toBeNull();
  },
);

test('a refusal shows the sentence of the server and keeps what was typed', async () => {
  refuse(429, '{"code":"slow-down","message":"Too many attempts. Please try again in 4 seconds."}');
  show();
  await signInAs('ada', 'wrong');
  await waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: 'Login Failed',
      description: 'Too many attempts. Please try again in 4 seconds.',
    }),
  );
  expect(field('Username').value).toBe('ada');
  expect(field('Password').value).toBe('wrong');
});

test('a refusal without a sentence says "Invalid credentials"', async () => {
  refuse(401, '');
  show();
  await signInAs('ada', 'wrong');
  await waitFor(() => expect(currentToast()).toMatchObject({ description: 'Invalid credentials' }));
});

test('the password can be shown and hidden', async () => {
  show();
  expect(field('Password').type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password').type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
});
