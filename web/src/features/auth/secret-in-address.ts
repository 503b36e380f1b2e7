import { useSyncExternalStore } from 'react';

const INVITATION = 'invitation';

/**
 * The secret of a mailed link. It follows the `#`, so browsers send it to no server and no log
 * holds it. Pasting a newer link changes the hash without a reload.
 */
export const useSecretInAddress = () => useSyncExternalStore(onHashChange, hash, whenRenderedAhead);

/** The invitation code in the hash, or null. */
export function useInvitationInAddress(): string | null {
  const code = new URLSearchParams(useSecretInAddress()).get(INVITATION);
  return code === '' ? null : code;
}

const whenRenderedAhead = () => '';
const hash = () => window.location.hash.slice(1);

function onHashChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
