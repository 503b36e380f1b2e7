/**
 * Focuses the remove button of a neighbour, or else the heading for adding images. Call it before
 * the focused remove button disappears.
 */
export function focusOnward(list: Element | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  if (neighbour) neighbour.focus();
  else focusAddImages(list);
}

export function focusAddImages(from: Element | null): void {
  const panel = from?.closest('[data-panel-media]');
  panel?.querySelector<HTMLElement>('[data-add-images]')?.focus();
}
