/**
 * Tells whether the app can take over the rendered page. A page for another kind of reader (document/before-paint.ts
 * compares) is emptied. A page whose translation could not be undone is rendered anew, since React accepts its own
 * texts only.
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
 * Acts once the full style sheet behind a frame is there: some browsers let scripts run earlier. Without it the page
 * works as it is.
 */
export function whenStyled(act: () => void): void {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');
  if (link === null || link.sheet !== null) return act();
  for (const type of ['load', 'error']) link.addEventListener(type, act, { once: true });
}

/** Acts once no text is being composed, as on a Japanese keyboard: a field that is taken over then would double it. */
export function whenComposed(act: () => void): void {
  if (document.documentElement.dataset['composes'] === undefined) return act();
  const askAgain = () => setTimeout(whenComposed, 0, act);
  addEventListener('compositionend', askAgain, { once: true });
}

/** Puts the styles that our content security policy keeps out of HTML where the app expects them. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
