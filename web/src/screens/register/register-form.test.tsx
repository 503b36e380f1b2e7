// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { currentToast } from '#ui/toast.ts';
import { UiProvider } from '#ui/ui-provider.tsx';
import { RegisterForm } from './register-form.tsx';

const fetchStub = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function fillIn(confirmPassword = 'difference') {
  vi.stubGlobal('fetch', fetchStub);
  render(
    <UiProvider>
      <RegisterForm />
    </UiProvider>,
  );
  await userEvent.type(field('Full Name'), 'Ada Lovelace');
  await userEvent.type(field('Username'), 'ada');
  await userEvent.type(field('Email'), 'ada@example.org');
  await userEvent.type(field('Password'), 'difference');
  await userEvent.type(field('Confirm Password'), `${confirmPassword}{Enter}`);
}

afterEach(() => {
  cleanup();
  fetchStub.mockReset();
  vi.unstubAllGlobals();
});

test(
  'passwords that differ are never sent',
  { tags: ['spec:5/register-passwords-match'] },
  async () => {
    await fillIn('engine');
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Passwords do not match',
      }),
    );
    expect(fetchStub).not.toHaveBeenCalled();
  },
);

test(
  'the confirmation is not sent',
  { tags: ['spec:5/register-confirmation-not-sent', 'spec:7/register'] },
  async () => {
    fetchStub.mockResolvedValue(new Response('', { status: 500 }));
    await fillIn();
    await waitFor(() => expect(currentToast()?.description).toBe('Could not create account'));
    expect(JSON.parse(fetchStub.mock.lastCall?.[1].body as string)).toEqual({
      fullName: 'Ada Lovelace',
      username: 'ada',
      email: 'ada@example.org',
      password: 'difference',
    });
  },
);

test('what the server finds stands beside its field, which gets the focus', async () => {
  const message = 'This username is already taken';
  const refusal = { code: 'taken', message, issues: [{ field: 'username', message }] };
  fetchStub.mockResolvedValue(new Response(JSON.stringify(refusal), { status: 409 }));
  await fillIn();
  await waitFor(() =>
    expect(currentToast()).toMatchObject({ title: 'Registration Failed', description: message }),
  );
  await waitFor(() => expect(document.activeElement).toBe(field('Username')));
  const described = field('Username').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe(message);
  expect(field('Full Name').value).toBe('Ada Lovelace');
});
