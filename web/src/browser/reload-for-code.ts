import { ofTab } from './stored.ts';

/** Set in the tab's storage while the page reloads for missing code. */
const RELOADED = 'reloadedForCode';

/** 'in vain': the page was already reloaded. */
type Outcome = 'no connection' | 'reloading' | 'in vain';

/**
 * For code that could not be fetched. If the server is reachable, a new release has renamed the
 * code, and the page reloads once.
 */
export async function reloadForCode(): Promise<Outcome> {
  if (!(await isReachable())) return 'no connection';
  if (ofTab.get(RELOADED) !== null) {
    ofTab.remove(RELOADED);
    return 'in vain';
  }
  // Without this mark the page would reload for ever.
  if (!ofTab.set(RELOADED, 'yes')) return 'in vain';
  window.location.reload();
  return 'reloading';
}

/** Call after code was fetched: the next release may reload the page again. */
export const codeIsThere = (): void => ofTab.remove(RELOADED);

/**
 * Key, in the storage of the tab, of the release for which the page was reloaded to get a missing
 * part.
 */
const RELOADED_FOR_PART = 'reloadedForPart';

/**
 * Like `reloadForCode`, but for a part of a page and once per release: after a reload the page
 * itself loads and clears the other mark, so a part that never loads would reload it for ever.
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
