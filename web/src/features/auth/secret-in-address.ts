import { useSyncExternalStore } from 'react';

const INVITATION = 'invitation';

/**
 * The secret of a mailed link. It stands behind the `#`, which no server is sent and no log holds. A newer link that
 * is pasted over an older one is not loaded anew by the browser, but is another secret.
 */
export const useSecretInAddress = () => useSyncExternalStore(onHashChange, hash, whenRenderedAhead);

/** The code of the invitation in the address, in the same place; null when there is none. */
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
