import type { User } from '@limber/contract/auth';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore } from 'zustand';
import { storedToken } from '#api/token.ts';

type Session = {
  user: User | null;
  token: string | null;
  /** The stored token is being checked: neither signed in nor out. */
  loading: boolean;
  authenticated: boolean;
  /** The check did not reach the server; the token is kept for a retry. */
  unreachable: boolean;
};

const SIGNED_OUT: Session = {
  user: null,
  token: null,
  loading: false,
  authenticated: false,
  unreachable: false,
};

/** A stored token is not trusted until the server has confirmed it. */
function unconfirmed(token: string | null): Session {
  return { ...SIGNED_OUT, token, loading: token !== null };
}

const session = createStore<Session>(() => unconfirmed(storedToken()));

export const currentSession = session.getState;

export const onSessionChange = session.subscribe;

let hadUser = currentSession().token !== null;
onSessionChange(({ token }) => {
  hadUser ||= token !== null;
});
/** Whether somebody was signed in since the page was loaded, if only for a while. */
export const wasSignedIn = (): boolean => hadUser;

/** The session of a prerendered document, whose reader is unknown. */
export const RenderedSession = createContext<Session | null>(null);
export const OF_VISITOR: Session = SIGNED_OUT;
/** A user whose token is being checked. */
export const OF_USER: Session = { ...SIGNED_OUT, loading: true };

/** `session.ts` holds the functions that change the session. */
export function useSession(): Session {
  const rendered = useContext(RenderedSession);
  return useSyncExternalStore(
    session.subscribe,
    session.getState,
    () => rendered ?? session.getInitialState(),
  );
}

export const setSignedOut = () => session.setState(SIGNED_OUT);
export const setUnconfirmed = (token: string | null) => session.setState(unconfirmed(token));
export const setUnreachable = (token: string) =>
  session.setState({ ...SIGNED_OUT, token, unreachable: true });
export const setSignedIn = (token: string, user: User) =>
  session.setState({ ...SIGNED_OUT, token, user, authenticated: true });
