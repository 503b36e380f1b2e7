import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the component stood in a page that was rendered ahead before the app was there. */
export function useTakenOver(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isTakenOver] = useState(isHydrating);
  return isTakenOver;
}
