/**
 * Whether this page was rendered ahead as it is to be shown, so that the app can take it over. If it was for somebody
 * else (public/theme.js has seen that), it is emptied.
 */
export function canTakeOver(root: HTMLElement): boolean {
  const known = document.documentElement.dataset['known'];
  const isForUsers = root.dataset['frame'] !== undefined;
  const isForOthers = isForUsers ? known !== 'user' : known !== undefined;
  delete document.documentElement.dataset['known'];
  delete root.dataset['frame'];
  root.inert = false;
  if (isForOthers) root.replaceChildren();
  return root.hasChildNodes();
}

/** Puts the styles where the app expects them, which the content security policy keeps out of HTML. */
export function restoreStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    delete element.dataset['style'];
  }
}
