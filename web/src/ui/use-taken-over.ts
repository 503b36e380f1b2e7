import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the app is there: not while a page is rendered ahead, and once it has been taken over. */
const useAppIsThere = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Whether the component stood in a page that was rendered ahead before the app was there. */
export function useTakenOver(): boolean {
  const isThere = useAppIsThere();
  const [isTakenOver] = useState(!isThere);
  return isTakenOver;
}
