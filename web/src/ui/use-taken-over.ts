import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False during prerendering and hydration. */
const useAppIsThere = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** True if the component was hydrated from a prerendered page. */
export function useTakenOver(): boolean {
  const isThere = useAppIsThere();
  const [isTakenOver] = useState(!isThere);
  return isTakenOver;
}
