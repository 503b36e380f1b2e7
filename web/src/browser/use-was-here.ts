import { useEffect, useState } from 'react';

type EntryState = { seen?: true } | null;

const entryState = () => window.history.state as EntryState;

/**
 * True if this history entry has shown its list before: the browser will restore the scroll
 * position, so the list must be there at once.
 */
const wasHere = (): boolean => entryState()?.seen ?? false;

/** The answer at the first render; the entry is marked afterwards. */
export function useWasHere(): boolean {
  const [wasHereBefore] = useState(wasHere);
  useEffect(() => {
    const note = () => {
      const state = entryState();
      if (!state?.seen) window.history.replaceState({ ...state, seen: true }, '');
    };
    // Deferred: changing the history is slow.
    let timer = setTimeout(note);
    const noteLater = () => {
      timer = setTimeout(note);
    };
    window.addEventListener('pushState', noteLater);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pushState', noteLater);
    };
  }, []);
  return wasHereBefore;
}
