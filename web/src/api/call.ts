import type { Endpoint, Sent } from '@limber/contract/endpoint';
import type { z } from 'zod';
import { ApiError, NetworkError } from './api-error.ts';
import { storedToken } from './token.ts';
import { reportUnauthorised } from './unauthorised.ts';

type Parts = { params?: object; query?: object; body?: unknown };
type Options = { headers?: Record<string, string>; signal?: AbortSignal };
type Rest<E> =
  object extends Sent<E> ? [sent?: Sent<E>, options?: Options] : [sent: Sent<E>, options?: Options];

/**
 * Makes one call of the API, as the person whose token is stored. `sent` holds the `params`, `query`
 * and `body` that the endpoint takes. Raises an `ApiError` when the server says no and a
 * `NetworkError` when it cannot be reached.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[sent, options = {}]: Rest<E>
): Promise<z.output<E['reply']>> {
  const { params = {}, query = {}, body } = (sent ?? {}) as Parts;
  const token = storedToken();
  const response = await reach(fillParams(endpoint.path, params) + toSearch(query), {
    ...options,
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...options.headers,
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    // A token that was replaced in the meantime says nothing about the one that is stored now.
    if (response.status === 401 && token !== null && token === storedToken()) reportUnauthorised();
    throw new ApiError(response.status, response.statusText, await response.text());
  }
  return endpoint.reply.parse(await response.json()) as z.output<E['reply']>;
}

async function reach(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}

function fillParams(path: string, params: object): string {
  return Object.entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );
}

function toSearch(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : '';
}
