import type { SignedIn } from '@limber/contract/auth';

/** Opens the account of Ada at a server that runs as a process of its own, and gives the token. Throws unless it is open. */
export async function registerAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      fullName: 'Ada Lovelace',
      username: 'ada',
      email: 'ada@example.com',
      password: 'a calm neck 42',
    }),
  });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as SignedIn).token;
}
