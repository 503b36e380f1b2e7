import { storedToken } from './token.ts';
import { reportUnauthorised } from './unauthorised.ts';

/** The address of a call: the parameters filled into its path, and the query behind it. */
export function addressOf(path: string, params: object, query: object): string {
  return fillParams(path, params) + toSearch(query);
}

/** Says who calls. */
export function tokenHeader(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** To be told of every answer that says no to somebody with this token: reports one that is no longer known. */
export function noteRefusal(token: string | null, status: number): void {
  // A token that was replaced in the meantime says nothing about the one that is stored now.
  if (status === 401 && token !== null && token === storedToken()) reportUnauthorised();
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
