import { useSyncExternalStore } from 'react';
import { ofUser } from '#browser/stored.ts';

const KEY = 'doctorNoteRead';
const listeners = new Set<() => void>();

/** From now on the note is shown in one line. */
export function rememberDoctorNoteRead(): void {
  ofUser.set(KEY, 'yes');
  for (const listener of listeners) listener();
}

export function useIsDoctorNoteRead(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ofUser.get(KEY) !== null,
  );
}
