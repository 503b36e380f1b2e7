import { randomBytes } from 'node:crypto';

/** What a flood does, to whom, and who those are that have an account. */
export type Flood = {
  url: string;
  kind: 'registrations' | 'sign-ins' | 'images';
  names: readonly string[];
};

/** All that a registration takes; a sign-in takes some of it. */
export const credentials = (name: string) => ({
  fullName: 'Ada Lovelace',
  username: `flood${name}`,
  email: `flood${name}@example.com`,
  password: 'a calm neck 42',
});

/** Registers or signs in, each time from another address, so that nobody is braked. */
export async function postAccount(
  url: string,
  call: 'register' | 'login',
  body: ReturnType<typeof credentials>,
): Promise<{ status: number; token: string | undefined }> {
  const { username, password } = body;
  const answer = await fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    },
    body: JSON.stringify(call === 'login' ? { username, password } : body),
  });
  const { token } = (await answer.json()) as { token?: string };
  return { status: answer.status, token };
}
