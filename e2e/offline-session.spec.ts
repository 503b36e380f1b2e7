import { expect, type Page } from '@playwright/test';
import { playToTheEnd } from '../scripts/screens/play-to-the-end.ts';
import {
  button,
  hold,
  historyOf,
  openSession,
  pass,
  startButton,
  startHeld,
} from './session-steps.ts';
import { chooseAreas, expectToast, newUser, registerByApi } from './users.ts';
import { test } from './test.ts';
import { untilNothingLoads } from './until-nothing-loads.ts';

const KEPT = 'Kept on this device. It is sent by itself once you are online again.';
/** Time for the figures of all five exercises to be fetched. */
const FETCHED_MS = 4000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Lets the held clock run first: otherwise it delays fetches that follow the player's first paint.
 */
async function loseNetwork(page: Page): Promise<void> {
  await pass(page, 1);
  await page.waitForTimeout(FETCHED_MS);
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Fails on missing pictures and on placeholders of figures. */
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

/** Workouts sent from this call on. */
function workoutsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname === '/api/routine-history') sent.push(pathname);
  });
  return sent;
}

/** The workout is in the history once, and the dashboard shows no load error. */
async function expectSaved(page: Page): Promise<void> {
  await expectToast(page, 'Workout Completed!');
  await expect(page.getByText("Today's workout is in your history")).toBeVisible();
  await expect(page.getByText(/could not be (loaded|reached)/)).toHaveCount(0);
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expectFigures(page);
  expect(await historyOf(page)).toEqual(['Daily Routine']);
}

/** Fails if the page was reloaded. */
async function expectSamePage(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await act();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
}

/** Plays a session offline and checks each figure. */
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
    const sent = workoutsSent(page);
    await context.setOffline(false);
    await expectSaved(page);
    expect(sent).toHaveLength(1);
  },
);

test(
  'what a page kept that was closed without a network is sent at the next start, once, and counts on its day',
  { tag: ['@spec:silent/workout-sent-later'] },
  async ({ page, browser }) => {
    await openSession(page, newUser(), new Date(Date.now() - DAY_MS));
    await startHeld(page);
    await loseNetwork(page);
    await playToTheEnd(page);
    await expect(page.getByText(KEPT)).toBeVisible();
    // A context's clock cannot be set back to now.
    const today = await browser.newContext({ storageState: await page.context().storageState() });
    await page.close();
    const [next, another] = [await today.newPage(), await today.newPage()];
    await Promise.all([next.goto('/dashboard'), another.goto('/profile')]);
    await expect.poll(() => historyOf(next)).toEqual(['Daily Routine']);
    const stored = () => next.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(stored).not.toContain('unsentWorkout_');
    await next.reload();
    await expect(next.getByText('0 of 5 exercises completed').first()).toBeAttached();
    await next.goto('/profile?tab=history');
    await expect(next.getByText('1 day, 3 minutes of movement', { exact: true })).toBeVisible();
    await expect(next.getByText('today is still open')).toBeVisible();
    expect(await historyOf(next)).toEqual(['Daily Routine']);
    await today.close();
  },
);

test(
  'a routine that is done by hand needs no network either',
  { tag: ['@spec:silent/workout-sent-later'] },
  async ({ page, context }) => {
    await registerByApi(page, newUser());
    await chooseAreas(page, 'Neck', 'Hips');
    const first = page.getByRole('button', { name: /^Start Exercise/ }).first();
    await expect(first).toBeVisible();
    await page.mouse.move(1, 1);
    await untilNothingLoads(page);
    await expectSamePage(page, async () => {
      await first.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('1 of 5')).toBeVisible();
      await context.setOffline(true);
      for (const place of [1, 2, 3, 4]) {
        await expect(dialog.getByText(`${place} of 5`)).toBeVisible();
        await button(page, 'Complete & Next').click();
      }
      await button(page, 'Complete Routine').click();
      await expect(dialog.getByText(KEPT)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Complete Workout').first()).toBeVisible();
      await expectFigures(page);
      await context.setOffline(false);
      await expectSaved(page);
    });
  },
);

for (const moment of ['before it is opened', 'before its start'] as const) {
  test(
    `a session that loses the network ${moment} goes on with it, without loading the page anew`,
    { tag: ['@spec:silent/session-without-network'] },
    async ({ page, context }) => {
      await registerByApi(page, newUser());
      await chooseAreas(page, 'Neck', 'Hips');
      const link = page.getByRole('link', { name: 'Start session' });
      await expect(link).toBeVisible();
      await expectSamePage(page, async () => {
        if (moment === 'before its start') {
          await link.click();
          await expect(startButton(page)).toBeVisible();
          await context.setOffline(true);
          await startButton(page).click();
          await expect(button(page, 'Pause')).toBeVisible();
          await expectFigures(page);
        } else {
          await context.setOffline(true);
          await link.click();
          await expect(page).toHaveURL(/\/session/);
          await page.waitForTimeout(1000);
          await expectFigures(page);
        }
        await context.setOffline(false);
        if (moment === 'before it is opened') await startButton(page).click();
        await expect(button(page, 'Pause')).toBeVisible();
        await expect(page.locator('main [role=img]').locator('img[data-drawn]')).toHaveCount(1);
        await expectFigures(page);
        await expect(page.getByText(/could not be (loaded|reached)/)).toHaveCount(0);
      });
    },
  );
}

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
