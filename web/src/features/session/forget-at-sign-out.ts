import { useEffect } from 'react';
import { useSession } from '#features/auth/session-store.ts';
import { forgetSessionOfOthers } from './kept-session.ts';

/** Deletes the session under way that this browser keeps, once its user has signed out. */
export function useForgetSessionAtSignOut(): void {
  const { user, loading, unreachable } = useSession();
  const userId = user?.id ?? null;
  // While the server has not said who is signed in, nobody has signed out.
  const isKnown = !loading && !unreachable;
  useEffect(() => {
    if (isKnown) forgetSessionOfOthers(userId);
  }, [isKnown, userId]);
}
