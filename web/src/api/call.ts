import type { Endpoint, Sent } from '@limber/contract/endpoint';
import type { z } from 'zod';
import { ApiError, NetworkError } from './api-error.ts';
import { addressOf, noteRefusal, tokenHeader } from './request.ts';
import { forgetEarlyAnswers, takeEarlyAnswer } from './early-answers.ts';
import { isCertain, keyOfAction } from './action-keys.ts';
import { storedToken } from './token.ts';

type Parts = { params?: object; query?: object; body?: unknown };
type Options = { headers?: Record<string, string>; signal?: AbortSignal };
type Rest<E> =
  object extends Sent<E> ? [sent?: Sent<E>, options?: Options] : [sent: Sent<E>, options?: Options];

/**
 * Calls the API with the stored token. Throws `ApiError` if the server refuses, `NetworkError` if
 * it cannot be reached: an idempotent call may then be repeated without acting twice.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[sent, options = {}]: Rest<E>
): Promise<z.output<E['reply']>> {
  const { params = {}, query = {}, body } = (sent ?? {}) as Parts;
  const token = storedToken();
  const address = addressOf(endpoint.path, params, query);
  const action = endpoint.idempotent ? keyOfAction(`${endpoint.method} ${address}`, body) : null;
  if (endpoint.method !== 'GET') forgetEarlyAnswers();
  const early = endpoint.method === 'GET' ? takeEarlyAnswer(address, token) : null;
  const alreadyThere = early && (await early);
  if (alreadyThere !== null) return JSON.parse(alreadyThere) as z.output<E['reply']>;
  const { ok, status, statusText, text } = await reach(address, {
    ...options,
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(action && { 'Idempotency-Key': action.key }),
      ...options.headers,
      ...tokenHeader(token),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (isCertain(status)) action?.forget();
  if (!ok) {
    noteRefusal(token, status);
    throw new ApiError(status, statusText, text);
  }
  return JSON.parse(text) as z.output<E['reply']>;
}

type Answer = { ok: boolean; status: number; statusText: string; text: string };

/** The connection may also break while the body arrives, for instance on a reload. */
async function reach(address: string, request: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(address, request);
    const { ok, status, statusText } = response;
    return { ok, status, statusText, text: await response.text() };
  } catch (error) {
    if (request.signal?.aborted) throw error;
    throw new NetworkError(error);
  }
}
