import { expect, type Page } from '@playwright/test';
import { test } from './seeded-user.ts';
import { untilNothingLoads } from './until-nothing-loads.ts';

/** Waits for deferred loads, then records requests. */
async function requestsFromNowOn(page: Page): Promise<string[]> {
  await page.mouse.move(5, 300);
  await untilNothingLoads(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Expects all visible pictures to be loaded. */
async function expectPictures(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && isInSight(image))
        .filter((image) => image.naturalWidth === 0)
        .map((image) => image.src),
    );
  await page.evaluate(() => {
    window.isInSight = (element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
  });
  await expect.poll(missing).toEqual([]);
}

declare global {
  function isInSight(element: Element): boolean;
  interface Window {
    isInSight: typeof isInSight;
  }
}

test.beforeEach(async ({ page, seededUser }) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), seededUser.token);
});

test('the next exercise of today is there before it is opened', async ({ page, context }) => {
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Start Exercise/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^1 of \d+$/).waitFor();
  const asked = await requestsFromNowOn(page);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Next exercise' }).click();
  await dialog.getByText('2 of ').waitFor();
  await expectPictures(page);
  // Ignores pictures of the third exercise and code of dialogs.
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await expect(page.getByText('Error', { exact: true })).toBeHidden();
});

test('once loaded, the pages of the navigation and the areas of the library need no network', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  await page.locator('h1').waitFor();
  await requestsFromNowOn(page);
  await context.setOffline(true);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name }).first();
  await link('Exercises').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exercise Library' })).toBeVisible();
  const count = page.getByRole('tabpanel').getByText(/^\d+ exercises?$/);
  await expect(count).toBeVisible();
  const all = await count.textContent();
  await page.getByRole('tab', { name: 'Hip', exact: true }).click();
  await expect(count).not.toHaveText(all ?? '');
  await page.getByRole('tab', { name: 'All Areas' }).click();
  await expect(count).toHaveText(all ?? '');
  await link('Profile').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await link('Dashboard').click();
  await expect(page.getByRole('button', { name: /^Start Exercise/ }).first()).toBeVisible();
  await expectPictures(page);
  await expect(page.getByText(/could not be (loaded|reached)|Error loading/)).toHaveCount(0);
});
