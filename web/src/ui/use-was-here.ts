import { useEffect, useState } from 'react';

type EntryState = { seen?: readonly string[] } | null;

const entryState = () => window.history.state as EntryState;

/**
 * Whether this entry of the browser's history has shown `what` before: then the user has come back, and the
 * browser will scroll to where they were, which has to be there already.
 */
export function useWasHere(what: string): boolean {
  const [wasHere] = useState(() => entryState()?.seen?.includes(what) ?? false);
  useEffect(() => {
    // Once there is time: browsers take long for a change of the history.
    const timer = setTimeout(() => {
      const state = entryState();
      const seen = state?.seen ?? [];
      if (!seen.includes(what)) {
        window.history.replaceState({ ...state, seen: [...seen, what] }, '');
      }
    });
    return () => clearTimeout(timer);
  });
  return wasHere;
}
