import { expect, type Page } from '@playwright/test';
import { ALL_RULES, faults } from './axe.ts';
import { button, hold, openSession, startButton } from './session-steps.ts';
import { expectToast, newUser } from './users.ts';
import { test } from './test.ts';

/** Returns the small window. */
async function keepOnTop(page: Page): Promise<Page> {
  await startButton(page).click();
  const opened = page.context().waitForEvent('page');
  await button(page, 'Keep on top').click();
  const small = await opened;
  await expect(button(small, 'Pause')).toBeVisible();
  return small;
}

const colour = (where: Page) =>
  button(where, 'Pause').evaluate((shown) => getComputedStyle(shown).backgroundColor);

test(
  'the session stays on top in picture-in-picture, and comes back when that is closed',
  { tag: ['@spec:silent/session-on-top'] },
  async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) violations.push(message.text());
    });
    await openSession(page, newUser());
    const small = await keepOnTop(page);
    expect(await page.evaluate(() => 'documentPictureInPicture' in window)).toBe(true);
    await expect(page.getByText('The session is in the small window.')).toBeVisible();
    // On a held clock no caption follows during the change of windows.
    await hold(page);
    const caption = await page.locator('p[aria-live]').innerText();
    await expect(small.getByText(caption)).toBeVisible();
    await page.clock.resume();
    await expect(small.getByRole('img')).toBeVisible();
    await expect(small.getByRole('timer', { name: 'Seconds left' })).toHaveText(/^\d+$/);
    expect(await colour(small)).toBe(await colour(page));
    expect(await faults(small, ALL_RULES)).toEqual([]);

    await button(small, 'Pause').click();
    await expect(page.getByText('Paused')).toBeVisible();
    await small.locator('body').press('Space');
    await expect(button(page, 'Pause')).toBeVisible();
    await button(small, 'This hurts').click();
    const stopped = page.getByRole('dialog', { name: 'Stopped' });
    await stopped.getByRole('button', { name: 'Go on' }).click();
    await expect(button(small, 'Pause')).toBeVisible();
    await button(page, 'Bring it back').last().click();
    await expect.poll(() => small.isClosed()).toBe(true);
    await expect(page.getByText('The session is in the small window.')).toBeHidden();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    expect(violations).toEqual([]);
  },
);

test(
  'where there is no picture-in-picture, an ordinary small window opens',
  { tag: ['@spec:silent/session-on-top'] },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'documentPictureInPicture'));
    await openSession(page, newUser());
    const small = await keepOnTop(page);
    await button(small, 'Pause').click();
    await expect(page.getByText('Paused')).toBeVisible();
    await small.close();
    await expect(page.getByText('The session is in the small window.')).toBeHidden();
  },
);

test('where no window opens at all, the user is told what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'documentPictureInPicture');
    window.open = () => null;
  });
  await openSession(page, newUser());
  await startButton(page).click();
  await button(page, 'Keep on top').click();
  await expectToast(page, 'No small window');
});
