import { expect } from '@playwright/test';
import { ALL_RULES, faults } from './axe.ts';
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
import { expectToast, newUser } from './users.ts';
import { test } from './test.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

for (const [device, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(
    `one press runs the five to the end and into the history, once, on a ${device}`,
    { tag: ['@spec:silent/session-by-one-press'] },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openSession(page, newUser());
      await expect(page.getByText(/^5 exercises, about \d½? minutes$/)).toBeVisible();
      await startHeld(page);
      await expect(page.getByText('1 of 5')).toBeInViewport();
      await expect(button(page, 'Pause')).toBeInViewport();
      await playToTheEnd(page);
      await expectToast(page, 'Workout Completed!');
      await expect(page.getByText('5 exercises, 3 minutes of movement.')).toBeVisible();
      await expect(page.getByText('Today: moved')).toBeAttached();
      await page
        .getByRole('group', { name: /^How do/ })
        .getByRole('button', { name: 'Better' })
        .click();
      await expect(page.getByText('Good to hear.')).toBeVisible();
      expect(await faults(page, ALL_RULES)).toEqual([]);
      await page.getByRole('link', { name: 'Back to today' }).click();
      await expect(page.getByText('5 of 5 exercises completed')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Start session' })).toBeHidden();
      expect(await historyOf(page)).toEqual(['Daily Routine']);
    },
  );
}

test(
  'a session is done by keyboard alone, and what was skipped can be done at its end',
  { tag: ['@spec:silent/session-without-hands'] },
  async ({ page }) => {
    await openSession(page, newUser());
    await startButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause')).toBeFocused();
    await hold(page);
    await page.keyboard.press('Space');
    await expect(page.getByText('Paused')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('2 of 5')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('1 of 5')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Leave the session?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await playToTheEnd(page);
    expect(await historyOf(page)).toEqual([]);
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await button(page, 'Do the one that is left').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause')).toBeVisible();
    await hold(page);
    await playToTheEnd(page);
    await expectToast(page, 'Workout Completed!');
    expect(await historyOf(page)).toEqual(['Daily Routine']);
  },
);

test(
  'a reload in the middle goes on where it was, and the end is saved once',
  { tag: ['@spec:silent/session-goes-on'] },
  async ({ page }) => {
    await openSession(page, newUser());
    await startHeld(page);
    // The duration depends on the exercise.
    while (await page.getByText('1 of 5').isVisible()) await pass(page, 5);
    await expect(page.getByText('2 of 5')).toBeVisible();
    const name = await page.getByRole('heading', { level: 2 }).innerText();
    await page.clock.resume();
    await page.reload();
    const goOn = page.getByRole('button', { name: /^Go on with / });
    await expect(goOn).toBeVisible();
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await goOn.click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(name);
    await hold(page);
    await playToTheEnd(page);
    await expectToast(page, 'Workout Completed!');
    expect(await historyOf(page)).toEqual(['Daily Routine']);
  },
);

test(
  'a second tab does not run it too, and may take it over',
  { tag: ['@spec:silent/session-goes-on'] },
  async ({ page, context }) => {
    await openSession(page, newUser());
    await startButton(page).click();
    await expect(button(page, 'Pause')).toBeVisible();
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByText('This session runs in another tab')).toBeVisible();
    expect(await faults(second, ALL_RULES)).toEqual([]);
    await button(second, 'Go on here').click();
    await expect(second.getByRole('button', { name: /^(Pause|Go on)/ })).toBeVisible();
    await expect(page.getByText('This session runs in another tab')).toBeVisible();
  },
);
