import { useSyncExternalStore } from 'react';

const KEY = 'doctorNoteRead';
const listeners = new Set<() => void>();

/** Notes in this browser that the note on seeing a doctor was read: it is a line from now on. */
export function rememberDoctorNoteRead(): void {
  localStorage.setItem(KEY, 'yes');
  for (const listener of listeners) listener();
}

export function useIsDoctorNoteRead(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => localStorage.getItem(KEY) !== null,
  );
}
