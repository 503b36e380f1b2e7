import { login } from '@limber/contract/auth';
import { afterEach, expect, test } from 'vitest';
import { api } from '#test/fake-api.ts';
import { ADA } from '#test/samples.ts';
import { signIn, signOut } from './session.ts';

const CREDENTIALS = { username: 'ada', password: 'difference' };

afterEach(() => localStorage.clear());

test(
  'a browser that was signed in on shows so when one signs in again, also after signing out',
  { tags: ['spec:silent/no-lockout'] },
  async () => {
    api.answer(login, { token: 'a token', user: ADA, deviceKey: 'this browser' });
    await signIn(CREDENTIALS);
    signOut();
    await signIn(CREDENTIALS);
    expect(api.sent(login).map(({ body }) => body)).toEqual([
      CREDENTIALS,
      { ...CREDENTIALS, deviceKey: 'this browser' },
    ]);
  },
);
