/**
 * Whether this page was rendered ahead as it is to be shown, so that the app can take it over. If it was for somebody
 * else (document/before-paint.ts has seen that), it is emptied. One whose translation could not be taken back is rendered anew in
 * its place: React takes over its own texts alone.
 */
export function canTakeOver(root: HTMLElement): boolean {
  const known = document.documentElement.dataset['known'];
  const isForUsers = root.dataset['frame'] !== undefined;
  const isForOthers = isForUsers ? known !== 'user' : known !== undefined;
  delete document.documentElement.dataset['known'];
  delete root.dataset['frame'];
  root.inert = false;
  if (isForOthers) root.replaceChildren();
  dispatchEvent(new Event('limber-app-loaded'));
  return root.hasChildNodes() && root.querySelector('font') === null;
}

/**
 * Acts when the styles of all pages are there, which stand behind a frame: not every browser has scripts wait for them.
 * Where they do not come the page is used as it is.
 */
export function whenStyled(act: () => void): void {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return act();
  for (const type of ['load', 'error']) link.addEventListener(type, act, { once: true });
}

/** Puts the styles where the app expects them, which the content security policy keeps out of HTML. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
