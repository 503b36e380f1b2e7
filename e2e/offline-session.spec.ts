import { expect, type Page } from '@playwright/test';
import { playToTheEnd } from '../scripts/screens/play-to-the-end.ts';
import { hold, historyOf, openSession, pass, startButton, startHeld } from './session-steps.ts';
import { expectToast, newUser } from './users.ts';
import { test } from './test.ts';

const KEPT = 'Kept on this device. It is sent by itself once you are online again.';
/** The five are fetched by then. */
const FETCHED_MS = 4000;

/** The clock stands: what is fetched once the player was painted waits for it. */
async function loseNetwork(page: Page): Promise<void> {
  await pass(page, 1);
  await page.waitForTimeout(FETCHED_MS);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Of what is seen of figures: pictures that are not there, and marks that stand for one. */
async function expectFigures(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility({ opacityProperty: true }))
        .filter((image) => image.naturalWidth === 0)
        .map(({ src }) => src),
    );
  await expect.poll(missing).toEqual([]);
  await expect(page.locator('main').getByText('Image not available')).toHaveCount(0);
}

/** Starts a session, loses the network, and looks at each figure until the end. */
async function finishOffline(page: Page): Promise<void> {
  await openSession(page, newUser());
  await startHeld(page);
  await loseNetwork(page);
  for (const place of [1, 2, 3, 4, 5]) {
    const here = page.getByText(`${place} of 5`);
    await expect(here).toBeVisible();
    await expect(page.locator('main [role=img]').locator('img[data-drawn]')).toHaveCount(1);
    await expectFigures(page);
    if (place === 5) break;
    while (await here.isVisible()) await pass(page, 5);
  }
  await playToTheEnd(page);
  await expect(page.getByText(KEPT)).toBeVisible();
  const figures = page.getByRole('list', { name: 'What you did' }).locator('img');
  expect(await figures.count()).toBeGreaterThanOrEqual(5);
  await expectFigures(page);
}

test(
  'a session that loses the network shows all its figures, and is sent once when it is back',
  { tag: ['@spec:silent/session-without-network', '@spec:silent/workout-sent-later'] },
  async ({ page, context }) => {
    await finishOffline(page);
    await page.getByRole('link', { name: 'Back to today' }).click();
    await expect(page.getByRole('heading', { name: 'Mobility Dashboard' })).toBeVisible();
    await expect(page.getByText(KEPT)).toBeVisible();
    await context.setOffline(false);
    await expectToast(page, 'Workout Completed!');
    await expect(page.getByText("Today's workout is in your history")).toBeVisible();
    await expect(page.getByText(/could not be loaded/)).toHaveCount(0);
    expect(await historyOf(page)).toEqual(['Daily Routine']);
  },
);

test(
  'what a page kept that was closed without a network is sent at the next start, once',
  { tag: ['@spec:silent/workout-sent-later'] },
  async ({ page, context }) => {
    await openSession(page, newUser());
    await startHeld(page);
    await loseNetwork(page);
    await playToTheEnd(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const [next, another] = [await context.newPage(), await context.newPage()];
    await Promise.all([next.goto('/dashboard'), another.goto('/profile')]);
    await expect.poll(() => historyOf(next)).toEqual(['Daily Routine']);
    await expect.poll(() => next.evaluate(() => localStorage.getItem('unsentWorkouts'))).toBeNull();
    await next.reload();
    await expect(next.getByText("Today's workout is in your history")).toBeVisible();
    expect(await historyOf(next)).toEqual(['Daily Routine']);
  },
);

test(
  'somebody without an account needs no network after the start either',
  { tag: ['@spec:silent/session-without-network'] },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/try');
    await startButton(page).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await hold(page);
    await loseNetwork(page);
    await playToTheEnd(page);
    await expect(page.getByRole('heading', { name: 'Keep this?' })).toBeVisible();
    await expectFigures(page);
  },
);
