import { expect, type Page } from '@playwright/test';
import { button, openSession, pass, startHeld } from './session-steps.ts';
import { newUser } from './users.ts';
import { test } from './test.ts';

const WINDOWS = {
  'a phone held sideways': { width: 844, height: 390 },
  'a laptop at 200 % zoom': { width: 640, height: 400 },
  'a small phone': { width: 320, height: 568 },
  'a phone': { width: 390, height: 844 },
  'a laptop': { width: 1280, height: 800 },
};
const LARGE_TEXT_PX = 24;

/** True if no part of the button is covered. */
const isWhollyPressable = (page: Page) =>
  button(page, 'This hurts').evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const points = [
      [left + 4, middle.y],
      [right - 4, middle.y],
      [middle.x, top + 1],
      [middle.x, bottom - 1],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });

async function expectInSight(page: Page, state: string): Promise<void> {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    await page.setViewportSize(viewport);
    await expect.poll(() => isWhollyPressable(page), `${state}, on ${name}`).toBe(true);
    await expect(button(page, 'This hurts')).toBeInViewport({ ratio: 1 });
  }
  const setText = (size: string) =>
    page.evaluate((it) => document.documentElement.style.setProperty('font-size', it), size);
  await setText(`${LARGE_TEXT_PX}px`);
  await expect.poll(() => isWhollyPressable(page), `${state}, with large text`).toBe(true);
  await setText('');
}

test(
  '“This hurts” is in sight in every window, whatever the session is at',
  { tag: ['@spec:silent/this-hurts'] },
  async ({ page }) => {
    await openSession(page, newUser());
    await startHeld(page);
    const at = (words: string | RegExp) => page.getByText(words).first();
    await expect(at('Get ready')).toBeVisible();
    await expectInSight(page, 'getting ready');
    while (await at('Get ready').isVisible()) await pass(page, 1);
    await expectInSight(page, 'moving');
    // Each exercise begins with a preparation.
    while (!(await at('2 of 5').isVisible())) await pass(page, 1);
    await expectInSight(page, 'between exercises');
    await button(page, 'Pause').click();
    await expect(at('Paused')).toBeVisible();
    await expectInSight(page, 'paused');
  },
);
