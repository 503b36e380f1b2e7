import { vi } from 'vitest';

/** A call as the network saw it. */
export type SeenCall = { call: string; path: string; body: unknown; headers: Headers };

type Answer = (seen: SeenCall) => unknown;

/** The answer of a server that says no. */
export const refused = (status: number, message = ''): Response =>
  new Response(message && JSON.stringify({ code: 'refused', message }), { status });

/**
 * Stands in for the network. `answers` are keyed by "METHOD /path", where `*` stands for one part of
 * a path; the body that they give is answered with status 200. Anything else is not found. Gives the
 * calls that were made, in their order.
 */
export function fakeApi(answers: Record<string, Answer>): SeenCall[] {
  const seen: SeenCall[] = [];
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    const made = {
      call: `${request.method} ${path}`,
      path: address,
      body: typeof request.body === 'string' ? JSON.parse(request.body) : request.body,
      headers: new Headers(request.headers),
    };
    seen.push(made);
    const found = Object.entries(answers).find(([pattern]) => fits(pattern, made.call));
    const answer = found ? await found[1](made) : refused(404, 'Not found');
    return answer instanceof Response ? answer : new Response(JSON.stringify(answer));
  });
  return seen;
}

function fits(pattern: string, call: string): boolean {
  const parts = pattern.split('/');
  const given = call.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => part === '*' || part === given[index])
  );
}
