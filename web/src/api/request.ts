import { storedToken } from './token.ts';

const events = new EventTarget();

/** Calls back when the server no longer knows the stored token; returns a function that stops listening. */
export function onUnauthorised(listener: () => void): () => void {
  events.addEventListener('unauthorised', listener);
  return () => events.removeEventListener('unauthorised', listener);
}

/** The address of a call: the parameters filled into its path, and the query behind it. */
export function addressOf(path: string, params: object, query: object): string {
  return fillParams(path, params) + toSearch(query);
}

/** The header that carries the token of the user who is signed in. */
export function tokenHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** Reports a refused call that was made with this token: 401 means that the server no longer accepts it. */
export function noteRefusal(token: string | null, status: number): void {
  // A 401 for a token that has been replaced since does not concern the stored one.
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

/** A new value for the Idempotency-Key header: to be reused for every retry of one action and for no other action. */
export function newIdempotencyKey(): string {
  // crypto.randomUUID is missing where the site is not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
