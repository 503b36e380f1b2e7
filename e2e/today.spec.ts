import { expect, type Page } from '@playwright/test';
import { layoutShift, watchShifts } from './layout-shifts.ts';
import { untilNothingLoads } from './until-nothing-loads.ts';
import { chooseAreas, newUser, registerByApi } from './users.ts';
import { test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** The user has already read the medical note. */
async function openToday(page: Page, viewport: typeof PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await registerByApi(page, newUser());
  await chooseAreas(page, 'Neck', 'Wrists & Hands');
  await page.goto('/dashboard');
  const understood = page.getByRole('button', { name: 'Understood' });
  await understood.click();
}

test('on a phone today is seen and begun without scrolling', async ({ page }) => {
  await openToday(page, PHONE);
  const strip = page.getByRole('list', { name: 'At a glance' });
  await expect(strip.getByRole('button')).toHaveCount(5);
  const navigation = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const end = navigation?.y ?? 0;
  for (const part of [
    page.getByText(/^Good (morning|afternoon|evening), /),
    page.getByRole('heading', { name: /^Neck and wrists/ }),
    page.getByRole('img', { name: /^JME / }).first(),
    page.getByRole('link', { name: 'Start session' }),
    page.getByRole('button', { name: 'Fit this moment' }),
    strip,
  ]) {
    const box = await part.boundingBox();
    expect(box?.y, String(part)).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(end);
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone nothing but the header of 48 pixels stands above the page, below the mission', async ({
  page,
}) => {
  await openToday(page, PHONE);
  const header = page.getByRole('banner');
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 44 + 48 });
  await page.getByRole('button', { name: 'Close the banner' }).click();
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 48 });
});

test('the mission that was closed is not there at the first paint either', async ({ page }) => {
  await openToday(page, DESKTOP);
  const mission = page.getByRole('link', { name: /^Touch 1 million lives/ });
  await expect(mission).toBeVisible();
  await page.getByRole('button', { name: 'Close the banner' }).click();
  await expect(mission).toBeHidden();
  // Without the app: the document as sent by the server.
  await page.route('**/assets/**', () => {});
  await page.goto('/profile', { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  await expect(mission).toBeHidden();
});

test('on a desktop the figure has two fifths of the window', async ({ page }) => {
  await openToday(page, DESKTOP);
  const figure = page.getByRole('img', { name: /^JME / }).first();
  await expect(figure).toBeVisible();
  const stage = await page.locator('[data-stage]').boundingBox();
  const share = ((stage?.width ?? 0) * (stage?.height ?? 0)) / (DESKTOP.width * DESKTOP.height);
  expect(share).toBeGreaterThanOrEqual(0.4);
  const tiles = page.getByRole('list', { name: "Today's exercises" }).getByRole('listitem');
  for (const picture of await tiles.locator('img').all()) {
    expect((await picture.boundingBox())?.width).toBeGreaterThanOrEqual(180);
  }
});

test('the large figure can be stopped', async ({ page }) => {
  await openToday(page, DESKTOP);
  await page.getByRole('button', { name: 'Pause the movement' }).click();
  await expect(page.getByRole('button', { name: 'Play the movement' })).toBeVisible();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} pixels nothing of today moves out of its place while it loads`, async ({
    page,
  }) => {
    await watchShifts(page);
    await openToday(page, viewport);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
    await untilNothingLoads(page);
    const { sum, moved } = await layoutShift(page);
    expect(sum, moved).toBeLessThanOrEqual(0.01);
  });
}
