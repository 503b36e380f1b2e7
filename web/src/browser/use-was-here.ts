import { useEffect, useState } from 'react';

type EntryState = { seen?: true } | null;

const entryState = () => window.history.state as EntryState;

/**
 * Whether this entry of the browser's history has shown its list before: then the user has come back, and the
 * browser will scroll to where they were, which has to be there already.
 */
const wasHere = (): boolean => entryState()?.seen ?? false;

/** Whether it has when this is first rendered; from then on it counts as one that has. */
export function useWasHere(): boolean {
  const [wasHereBefore] = useState(wasHere);
  useEffect(() => {
    const note = () => {
      const state = entryState();
      if (!state?.seen) window.history.replaceState({ ...state, seen: true }, '');
    };
    // Once there is time: browsers take long for a change of the history.
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
