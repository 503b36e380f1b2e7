/** Far below the window: the browser leaves it out of the layout. */
const FAR = '[data-far]';
const LONGEST_WAIT_MS = 100;

/**
 * Lays out what is far below the window part by part, in moments in which nothing else is to be done: all of it at once
 * would keep a slow processor from answering.
 */
export function layOutRest(): void {
  const part = document.querySelector<HTMLElement>(FAR);
  if (part === null) return;
  const layOut = () => {
    layOutNow(part);
    part.getBoundingClientRect();
    layOutRest();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(layOut, { timeout: LONGEST_WAIT_MS });
  else setTimeout(layOut, LONGEST_WAIT_MS);
}

/** Has all that is left laid out with the next frame: somebody who scrolls now must see nothing move. */
export function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>(FAR)) layOutNow(part);
}

function layOutNow(part: HTMLElement): void {
  delete part.dataset['far'];
}
