import { storedToken } from './token.ts';

const events = new EventTarget();

/** Fires when the server rejects the stored token; returns a function that stops listening. */
export function onUnauthorised(listener: () => void): () => void {
  events.addEventListener('unauthorised', listener);
  return () => events.removeEventListener('unauthorised', listener);
}

export function addressOf(path: string, params: object, query: object): string {
  return fillParams(path, params) + toSearch(query);
}

export function tokenHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** Reports a refused call: 401 means that the server rejects this token. */
export function noteRefusal(token: string | null, status: number): void {
  // A 401 for a replaced token does not concern the stored one.
  if (status === 401 && token !== null && token === storedToken()) {
    events.dispatchEvent(new Event('unauthorised'));
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

const KEY_BYTES = 16;

/** A new Idempotency-Key: one for all attempts of one action. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing without https.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
