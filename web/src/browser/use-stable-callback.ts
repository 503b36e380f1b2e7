import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A constant function that calls the latest callback, so that children are not rendered again. Not
 * callable during rendering.
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
