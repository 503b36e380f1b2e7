import { ofTab } from './stored.ts';

/** In the storage of the tab while its page is loaded anew for code that could not be fetched. */
const RELOADED = 'reloadedForCode';

/** The result of trying to get missing code; in vain when the page has been loaded anew already. */
type Outcome = 'no connection' | 'reloading' | 'in vain';

/**
 * For code that could not be fetched: where the server can be reached, the code has another name since a new release
 * came out, and the page is loaded anew, once.
 */
export async function reloadForCode(): Promise<Outcome> {
  if (!(await isReachable())) return 'no connection';
  if (ofTab.get(RELOADED) !== null) {
    ofTab.remove(RELOADED);
    return 'in vain';
  }
  // Where it cannot be noted the page would be loaded for ever.
  if (!ofTab.set(RELOADED, 'yes')) return 'in vain';
  window.location.reload();
  return 'reloading';
}

/** To be called when code was fetched: after the next release the page may be loaded anew again. */
export const codeIsThere = (): void => ofTab.remove(RELOADED);

/** In the storage of the tab: the release whose page was loaded anew for a part of it. */
const RELOADED_FOR_PART = 'reloadedForPart';

/**
 * The same for a part of a page, once for each release: the page itself is there each time, so that one whose part
 * never comes would be loaded for ever.
 */
export async function reloadForPart(): Promise<Outcome> {
  const release = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  if (ofTab.get(RELOADED_FOR_PART) === release) return 'in vain';
  const outcome = ofTab.set(RELOADED_FOR_PART, release) ? await reloadForCode() : 'in vain';
  if (outcome !== 'reloading') ofTab.remove(RELOADED_FOR_PART);
  return outcome;
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
