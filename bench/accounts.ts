import { randomBytes } from 'node:crypto';
import type { NewUser } from '../server/src/test/new-user.ts';

/** What a flood does, to whom, and who those are that have an account. */
export type Flood = {
  url: string;
  kind: 'registrations' | 'sign-ins' | 'images';
  names: readonly string[];
};

/** Registers or signs in, each time from another address, so that nobody is braked. */
export async function postAccount(
  url: string,
  call: 'register' | 'login',
  user: NewUser,
): Promise<{ status: number; token: string | undefined }> {
  const { username, password } = user;
  const answer = await fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    },
    body: JSON.stringify(call === 'login' ? { username, password } : user),
  });
  const { token } = (await answer.json()) as { token?: string };
  return { status: answer.status, token };
}
