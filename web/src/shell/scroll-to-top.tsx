import { useEffect, useRef } from 'react';

/** Begins each new path at its top; on the way back the browser knows where one was. */
export function ScrollToTop({ path }: { path: string }) {
  const wentBack = useRef(false);
  const shownPath = useRef(path);
  useEffect(() => {
    const note = () => {
      // Going back within a path, e.g. to another tab of it, says nothing about the next path.
      wentBack.current = window.location.pathname !== shownPath.current;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
  }, [path]);
  return null;
}
