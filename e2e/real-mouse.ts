import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than the hover delay of a figure (exercises/moving-tiles.tsx). */
const REST_MS = 200;
/** Between mouse down and up. */
const HELD_MS = 40;
const CONTROLS = 'a[href], button, [role=switch], [role=tab], summary';

/** Hovers, rests, presses and releases, like a hand. */
export async function pressByHand(page: Page, control: Locator): Promise<void> {
  await control.hover();
  await pass(page, REST_MS);
  await page.mouse.down();
  await pass(page, HELD_MS);
  await page.mouse.up();
}

/** Waits by the page's timers, which on a busy machine are as late as the app's. */
const pass = (page: Page, ms: number) =>
  page.evaluate((wait) => new Promise((passed) => setTimeout(passed, wait)), ms);

/**
 * The last control of each kind in this part, by kind: the press before was on another one. Marked,
 * since the number of controls before it changes while a figure loads.
 */
export async function lastOfEachKind(part: Locator): Promise<Map<string, Locator>> {
  const controls = part.locator(CONTROLS).filter({ visible: true });
  // In one call: a library has hundreds of controls, and each call costs milliseconds.
  const kinds = await controls.evaluateAll((elements: HTMLElement[]) => {
    const last = new Map<string, HTMLElement>();
    for (const marked of document.querySelectorAll('[data-last-of-kind]')) {
      marked.removeAttribute('data-last-of-kind');
    }
    for (const control of elements) {
      const isTab = control.matches('[role=tab]');
      const name = control.getAttribute('aria-label') ?? control.textContent;
      // Disabled controls are skipped.
      if (isTab || !control.matches(':disabled')) {
        last.set(isTab ? 'a tab' : name.replace(/ ?JME .*/, ''), control);
      }
    }
    for (const [kind, control] of last) control.dataset['lastOfKind'] = kind;
    return [...last.keys()];
  });
  return new Map(
    kinds.map((kind) => [kind, part.locator(`[data-last-of-kind=${JSON.stringify(kind)}]`)]),
  );
}

/**
 * Presses and expects a click on the element under the pointer, without its effect. A select opens
 * at pointerdown, which then has no mousedown, and is closed again.
 */
export async function expectClick(page: Page, control: Locator, name: string): Promise<void> {
  await page.evaluate(() => {
    const options = { capture: true, once: true };
    window.clicked = null;
    window.holdBack = (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      window.clicked = event.target;
    };
    window.addEventListener('pointerdown', ({ target }) => (window.pressed = target), options);
    window.addEventListener('click', window.holdBack, options);
  });
  await pressByHand(page, control);
  const hasOpened = await page.evaluate(() => {
    const list = window.pressed instanceof Element && window.pressed.closest('[role=combobox]');
    return list && list.ariaExpanded === 'true';
  });
  if (hasOpened) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  }
  // An icon may change between down and up: the control around it is pressed all the same.
  const hasArrived = await page.evaluate((controls) => {
    if (window.holdBack) window.removeEventListener('click', window.holdBack, { capture: true });
    const controlOf = (target: EventTarget | null | undefined) =>
      (target instanceof Element && target.closest(controls)) || target;
    return window.clicked !== null && controlOf(window.clicked) === controlOf(window.pressed);
  }, CONTROLS);
  expect(hasOpened || hasArrived, name).toBe(true);
}

declare global {
  interface Window {
    pressed?: EventTarget | null;
    clicked?: EventTarget | null;
    holdBack?: (event: MouseEvent) => void;
  }
}
