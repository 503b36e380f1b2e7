/**
 * Moves the focus before the button that has it goes away: to the button that removes the neighbour of
 * the item at this place of a list, or else to where images are added.
 */
export function focusOnward(list: Element | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
  const neighbour = buttons[index + 1] ?? buttons[index - 1];
  if (neighbour) neighbour.focus();
  else focusAddImages(list);
}

/** Moves the focus from somewhere in the panel to the heading of where images are added. */
export function focusAddImages(from: Element | null): void {
  const panel = from?.closest('[data-panel-media]');
  panel?.querySelector<HTMLElement>('[data-add-images]')?.focus();
}
