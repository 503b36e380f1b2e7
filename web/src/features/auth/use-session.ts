import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange, type Session } from './session-store.ts';

/** Who is signed in; renders again when that changes. `session.ts` holds what changes it. */
export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, currentSession);
}
