import { API } from '@limber/contract/api';
import type { Endpoint } from '@limber/contract/endpoint';
import type { RefusalBody } from '@limber/contract/refusal';
import type { z } from 'zod';

export type ReceivedCall = {
  /** The path with its query. */
  address: string;
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
};
type Reply<E extends Endpoint> = z.input<E['reply']>;
/** A reply body, or a `Response` for other answers. */
export type Answer<E extends Endpoint> = Reply<E> | Response | Promise<Reply<E> | Response>;

const ENDPOINTS = API.flatMap(({ endpoints }) => endpoints);

const answers = new Map<Endpoint, (call: ReceivedCall) => unknown>();
const received: { endpoint: Endpoint; call: ReceivedCall }[] = [];

/**
 * Fakes the API by the contract. A call without a prepared answer fails as unreachable. Answers are
 * reset after each test.
 */
export const api = {
  /** Answers calls of this endpoint with a reply, or with the result of a function of the call. */
  answer<E extends Endpoint>(
    endpoint: E,
    reply: Reply<E> | ((call: ReceivedCall) => Answer<E>),
  ): void {
    answers.set(endpoint, (call) =>
      typeof reply === 'function' ? (reply as (call: ReceivedCall) => unknown)(call) : reply,
    );
  },
  /** Refuses with this sentence, and one for each invalid field. */
  refuse(
    endpoint: Endpoint,
    status: number,
    message: string,
    issues?: RefusalBody['issues'],
    code = 'refused',
  ): void {
    answers.set(endpoint, () => Response.json({ code, message, issues }, { status }));
  },
  /** Answers with a bare fault, like a broken server. */
  break(endpoint: Endpoint, status = 500): void {
    answers.set(endpoint, () => new Response('', { status }));
  },
  /** The call fails as unreachable. */
  lose(endpoint: Endpoint): void {
    answers.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  },
  /** Holds the answer back until the returned function is called with it. */
  delay<E extends Endpoint>(endpoint: E): (reply: Reply<E> | Response) => void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set(endpoint, () => promise);
    return resolve;
  },
  /** The calls of this endpoint so far, filtered by `params`. */
  sent(endpoint: Endpoint, params: Record<string, string> = {}): readonly ReceivedCall[] {
    const wanted = Object.entries(params);
    return received.flatMap(({ endpoint: asked, call }) =>
      asked === endpoint && wanted.every(([name, value]) => call.params[name] === value)
        ? [call]
        : [],
    );
  },
  /** All calls but GET so far, in order, each named like "DELETE /api/custom-plans/1". */
  changes(): readonly (ReceivedCall & { name: string })[] {
    return received.flatMap(({ endpoint: { method }, call }) =>
      method === 'GET' ? [] : [{ ...call, name: `${method} ${call.address}` }],
    );
  },
  forget(): void {
    answers.clear();
    received.length = 0;
  },
};

/** Replaces `fetch`. */
export async function fakeFetch(address: string, request: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://limber.test');
  const endpoint = ENDPOINTS.find(
    ({ method, path }) => method === request.method && paramsOf(path, pathname) !== null,
  );
  if (!endpoint) throw new Error(`The contract knows no ${request.method} ${pathname}`);
  const call = {
    address,
    params: paramsOf(endpoint.path, pathname) ?? {},
    body: typeof request.body === 'string' ? (JSON.parse(request.body) as unknown) : request.body,
    headers: new Headers(request.headers),
  };
  received.push({ endpoint, call });
  const answer = answers.get(endpoint);
  if (!answer) throw new Error(`No answer to ${request.method} ${pathname}`);
  const reply = await answer(call);
  return reply instanceof Response ? reply : Response.json(reply, { status: endpoint.status });
}

/** The parameters of a contract path; null if the address does not match. */
function paramsOf(path: string, address: string): Record<string, string> | null {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(address);
  return match && { ...match.groups };
}

export const refused = (status: number, message = ''): Response =>
  new Response(message && JSON.stringify({ code: 'refused', message }), { status });
