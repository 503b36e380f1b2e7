import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function at every render, which calls what was given last: for what must not be rendered anew because of it.
 * Not to be called while rendering.
 */
export function useStableCallback<Given extends unknown[], Result>(
  callback: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current(...given), []);
}
