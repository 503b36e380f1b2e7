import { randomBytes } from 'node:crypto';
import type { NewUser } from '../server/src/test/new-user.ts';

/** The kind of load, its target and the usernames of existing accounts. */
export type Flood = {
  url: string;
  kind: 'registrations' | 'sign-ins' | 'images';
  names: readonly string[];
};

/** Each call comes from another address, so that no rate limit applies. */
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
