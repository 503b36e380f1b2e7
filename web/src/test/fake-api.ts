import { API } from '@limber/contract/api';
import { api, type Call } from './whole-app/fake-api.ts';

/** A call as the network saw it. */
export type SeenCall = Call & { call: string; path: string };

type Answer = (seen: SeenCall) => unknown;

/** The answer of a server that says no. */
export const refused = (status: number, message = ''): Response =>
  new Response(message && JSON.stringify({ code: 'refused', message }), { status });

/**
 * Prepares answers of the fake API, keyed by "METHOD /path", where `*` stands for one part of a path.
 * Gives the calls that were made, in their order.
 */
export function fakeApi(answers: Record<string, Answer>): SeenCall[] {
  const seen: SeenCall[] = [];
  for (const endpoint of API.flatMap(({ endpoints }) => endpoints)) {
    api.answer(endpoint, async (sent) => {
      const [path] = sent.address.split('?');
      const made = { ...sent, path: sent.address, call: `${endpoint.method} ${path}` };
      seen.push(made);
      const found = Object.entries(answers).find(([pattern]) => fits(pattern, made.call));
      return (found ? await found[1](made) : refused(404, 'Not found')) as never;
    });
  }
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
