import type { User } from '@limber/contract/auth';
import { storedToken } from '#api/token.ts';

/** Who is signed in. */
export type Session = {
  user: User | null;
  token: string | null;
  /** The stored token is being checked: neither signed in nor signed out yet. */
  loading: boolean;
  authenticated: boolean;
  /** The check could not reach the server; the token is kept for another try. */
  unreachable: boolean;
};

const SIGNED_OUT: Session = {
  user: null,
  token: null,
  loading: false,
  authenticated: false,
  unreachable: false,
};

/** A stored token counts for nothing until the server has confirmed it. */
function unconfirmed(token: string | null): Session {
  return { ...SIGNED_OUT, token, loading: token !== null };
}

let session = unconfirmed(storedToken());
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function become(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

export const becomeSignedOut = () => become(SIGNED_OUT);
export const becomeUnconfirmed = (token: string | null) => become(unconfirmed(token));
export const becomeUnreachable = (token: string) =>
  become({ ...SIGNED_OUT, token, unreachable: true });
export const becomeSignedIn = (token: string, user: User) =>
  become({ ...SIGNED_OUT, token, user, authenticated: true });
