import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@limber/contract/auth';

export const PASSWORD = 'a calm neck 42';

/** The body of a registration. */
export type NewUser = { fullName: string; username: string; email: string; password: string };

/** A user who has not registered yet, by default under a random name. */
export const newUser = (username = `ada-${randomUUID().slice(0, 8)}`): NewUser => ({
  fullName: 'Ada Lovelace',
  username,
  email: `${username}@example.com`,
  password: PASSWORD,
});

/** Registers at a server that runs in its own process. Returns the token; throws the refusal. */
export async function registerAt(
  url: string | undefined,
  user: NewUser & { invitation?: string | undefined },
): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as SignedIn).token;
}
