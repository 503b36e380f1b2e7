// oxlint-disable no-restricted-globals -- the starter is one file, and storage that throws is caught
/** The same as in ui/reload-for-code.ts, which is part of the app: the app clears it once it is there. */
const RELOADED = 'reloadedForCode';

/**
 * Loads the page anew, once, where the server can be reached: since a new release came out the app has another
 * address. Without a connection nothing happens; the next sign of somebody tries again.
 */
export async function reloadOnce(): Promise<void> {
  try {
    const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    if (!ok || sessionStorage.getItem(RELOADED) !== null) return;
    sessionStorage.setItem(RELOADED, 'yes');
    location.reload();
  } catch {
    // Nobody could do anything about it here.
  }
}
