import { expect, type Locator, type Page } from '@playwright/test';
import { chooseAreas, newUser, registerByApi } from './users.ts';
import { test } from './test.ts';

const DESKTOPS = [
  { width: 1280, height: 800 },
  { width: 1600, height: 1000 },
];
const OTHERS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

/** The share of the window taken by the visible part of an element. */
async function share(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const width = Math.min(right, window.innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, window.innerHeight) - Math.max(top, 0);
    return (width * height) / (window.innerWidth * window.innerHeight);
  });
}

async function openToday(page: Page): Promise<void> {
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Neck');
}

test('in a session the figure has more than half of the window', async ({ page }) => {
  await openToday(page);
  await page.goto('/session');
  // Otherwise a line about the missing voice appears at some time.
  await page.getByText('Silent', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const figure = page.getByRole('main').getByRole('img');
  for (const size of [...DESKTOPS, ...OTHERS]) {
    await page.setViewportSize(size);
    await expect(figure).toBeVisible();
    // The box that the figure fills.
    const stage = figure.locator('xpath=ancestor::*[contains(@class, "bg-stage")]');
    expect.soft(await share(stage), `${size.width}x${size.height}`).toBeGreaterThanOrEqual(0.55);
  }
});

test('on a desktop the figure of an open exercise has a third of the window', async ({ page }) => {
  await openToday(page);
  for (const size of DESKTOPS) {
    await page.setViewportSize(size);
    await page.goto('/exercises');
    await page
      .getByRole('button', { name: /JME 1 / })
      .first()
      .click();
    const figure = page.getByRole('dialog').getByRole('img', { name: /JME 1 / });
    await expect(figure).toBeVisible();
    expect.soft(await share(figure), `${size.width}x${size.height}`).toBeGreaterThanOrEqual(0.3);
  }
});
