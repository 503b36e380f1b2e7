/** In the storage of the tab while its page is loaded anew for code that could not be fetched. */
const RELOADED = 'reloadedForCode';

/** What was done about code that could not be fetched; in vain when the page has been loaded anew already. */
type Outcome = 'no connection' | 'reloading' | 'in vain';

/**
 * For code that could not be fetched: where the server can be reached, the code has another name since a new release
 * came out, and the page is loaded anew, once.
 */
export async function reloadForCode(): Promise<Outcome> {
  if (!(await isReachable())) return 'no connection';
  if (sessionStorage.getItem(RELOADED) !== null) {
    sessionStorage.removeItem(RELOADED);
    return 'in vain';
  }
  sessionStorage.setItem(RELOADED, 'yes');
  window.location.reload();
  return 'reloading';
}

/** To be called when code was fetched: after the next release the page may be loaded anew again. */
export const codeIsThere = (): void => sessionStorage.removeItem(RELOADED);

/** In the storage of the tab: the release whose page was loaded anew for a part of it. */
const RELOADED_FOR_PART = 'reloadedForPart';

/**
 * The same for a part of a page, once for each release: the page itself is there each time, so that one whose part
 * never comes would be loaded for ever.
 */
export async function reloadForPart(): Promise<Outcome> {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  if (sessionStorage.getItem(RELOADED_FOR_PART) === release) return 'in vain';
  const outcome = await reloadForCode();
  if (outcome === 'reloading') sessionStorage.setItem(RELOADED_FOR_PART, release);
  return outcome;
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
