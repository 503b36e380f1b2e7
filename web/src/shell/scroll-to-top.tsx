import { useEffect, useRef } from 'react';

/** Begins each new path at its top; on the way back the browser knows where one was. */
export function ScrollToTop({ path }: { path: string }) {
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!wentBack.current) window.scrollTo(0, 0);
    wentBack.current = false;
  }, [path]);
  return null;
}
