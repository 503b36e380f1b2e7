import { API } from '@limber/contract/api';
import type { Endpoint } from '@limber/contract/endpoint';
import type { RefusalBody } from '@limber/contract/refusal';
import type { z } from 'zod';

/** A call as the API received it. */
export type ReceivedCall = {
  /** The path with its query. */
  address: string;
  params: Record<string, string>;
  body: unknown;
  headers: Headers;
};
type Reply<E extends Endpoint> = z.input<E['reply']>;
/** The body of the answer, or a `Response` where a test is about another one. */
export type Answer<E extends Endpoint> = Reply<E> | Response | Promise<Reply<E> | Response>;

const ENDPOINTS = API.flatMap(({ endpoints }) => endpoints);

const answers = new Map<Endpoint, (call: ReceivedCall) => unknown>();
const received: { endpoint: Endpoint; call: ReceivedCall }[] = [];

/**
 * The API as the browser meets it: it answers by the contract, and refuses when it is told to. Without
 * an answer to a call it cannot be reached for it. What a test prepared is forgotten after it.
 */
export const api = {
  /** Answers this call so, or by what was sent. */
  answer<E extends Endpoint>(
    endpoint: E,
    reply: Reply<E> | ((call: ReceivedCall) => Answer<E>),
  ): void {
    answers.set(endpoint, (call) =>
      typeof reply === 'function' ? (reply as (call: ReceivedCall) => unknown)(call) : reply,
    );
  },
  /** Says no with this sentence, and with one for each field at fault. */
  refuse(
    endpoint: Endpoint,
    status: number,
    message: string,
    issues?: RefusalBody['issues'],
    code = 'refused',
  ): void {
    answers.set(endpoint, () => Response.json({ code, message, issues }, { status }));
  },
  /** Answers with a fault and without a sentence, as a broken server does. */
  break(endpoint: Endpoint, status = 500): void {
    answers.set(endpoint, () => new Response('', { status }));
  },
  /** Cannot be reached for this call. */
  lose(endpoint: Endpoint): void {
    answers.set(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  },
  /** Does not answer this call until the function that it gives is called with the answer. */
  delay<E extends Endpoint>(endpoint: E): (reply: Reply<E> | Response) => void {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers.set(endpoint, () => promise);
    return resolve;
  },
  /** The calls of this endpoint so far; with `params` only those of such an address. */
  sent(endpoint: Endpoint, params: Record<string, string> = {}): readonly ReceivedCall[] {
    const wanted = Object.entries(params);
    return received.flatMap(({ endpoint: asked, call }) =>
      asked === endpoint && wanted.every(([name, value]) => call.params[name] === value)
        ? [call]
        : [],
    );
  },
  /** The calls so far that ask for a change, in their order, each with its name: "DELETE /api/custom-plans/1". */
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

/** Stands in for the browser's `fetch`. */
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

/** The parameters of a path of the contract, or null when the address is none of its own. */
function paramsOf(path: string, address: string): Record<string, string> | null {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(address);
  return match && { ...match.groups };
}

/** The answer of a server that says no. */
export const refused = (status: number, message = ''): Response =>
  new Response(message && JSON.stringify({ code: 'refused', message }), { status });
