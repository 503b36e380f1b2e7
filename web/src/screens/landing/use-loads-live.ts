import { useEffect, useState } from 'react';
import { savesData } from '#features/exercises/live-figure/why-drawn.ts';

/** Where the browser does not tell when it is idle, this long after the page has loaded. */
const IDLE_AFTER_MS = 2000;

/** Whether any of this element is in sight. */
export function useInSight(box: HTMLElement | null): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (box === null) return undefined;
    const sight = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting === true);
    });
    sight.observe(box);
    return () => sight.disconnect();
  }, [box]);
  return isInSight;
}

/**
 * Whether to load figures that are drawn live: once the page has loaded and has nothing else to do. Never
 * for who asked for less movement or less data.
 */
export function useLoadsLive(reduced: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  const wanted = !reduced && !savesData();
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  return wanted && isIdle;
}

/** Calls back once the page has loaded and is idle; returns a function that takes it back. */
function whenIdle(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(callback);
      signal.addEventListener('abort', () => cancelIdleCallback(handle));
    } else {
      const timer = setTimeout(callback, IDLE_AFTER_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { signal });
  return () => controller.abort();
}
