import { API } from '@limber/contract/api';
import type { Endpoint } from '@limber/contract/endpoint';
import type { RefusalBody } from '@limber/contract/refusal';
import type { z } from 'zod';

type Call = { params: Record<string, string>; body: unknown; headers: Headers };
type Reply<E extends Endpoint> = z.input<E['reply']>;

const ENDPOINTS = API.flatMap(({ endpoints }) => endpoints);
type Silence = 'lost' | 'late';

const answers = new Map<Endpoint, (call: Call) => Response | Silence>();
const calls = new Map<Endpoint, Call[]>();

/** The API as the browser meets it: answers by the contract, and refuses when it is told to. */
export const api = {
  /** Answers this call so, or by what was sent. */
  answer<E extends Endpoint>(endpoint: E, reply: Reply<E> | ((call: Call) => Reply<E>)): void {
    answers.set(endpoint, (call) => {
      const body: unknown =
        typeof reply === 'function' ? (reply as (call: Call) => unknown)(call) : reply;
      return Response.json(body, { status: endpoint.status });
    });
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
    answers.set(endpoint, () => 'lost');
  },
  /** Has not answered this call yet, for as long as the test runs. */
  delay(endpoint: Endpoint): void {
    answers.set(endpoint, () => 'late');
  },
  /** What was sent with each of these calls so far. */
  sent(endpoint: Endpoint): readonly Call[] {
    return calls.get(endpoint) ?? [];
  },
  forget(): void {
    answers.clear();
    calls.clear();
  },
};

/** Stands in for the browser's `fetch`. A call that nobody prepared an answer for fails the test. */
export async function fakeFetch(address: string, request: RequestInit): Promise<Response> {
  const { pathname } = new URL(address, 'http://limber.test');
  const endpoint = ENDPOINTS.find(
    ({ method, path }) => method === request.method && paramsOf(path, pathname) !== null,
  );
  if (!endpoint) throw new Error(`The contract knows no ${request.method} ${pathname}`);
  const body: unknown = typeof request.body === 'string' ? JSON.parse(request.body) : request.body;
  const call = {
    params: paramsOf(endpoint.path, pathname) ?? {},
    body,
    headers: new Headers(request.headers),
  };
  calls.set(endpoint, [...api.sent(endpoint), call]);
  const answer = answers.get(endpoint)?.(call);
  if (answer === undefined) throw new Error(`No answer to ${request.method} ${pathname}`);
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  if (answer === 'late') return new Promise(() => {});
  return answer;
}

/** The parameters of a path of the contract, or null when the address is none of its own. */
function paramsOf(path: string, address: string): Record<string, string> | null {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(address);
  return match && { ...match.groups };
}
