import { expect, type Page } from '@playwright/test';
import { expectToast, registerByApi, newUser } from './users.ts';
import { test } from './test.ts';

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const tile = (page: Page, number: number) => page.locator(`li[data-tile="${number}"]`);

test(
  'somebody finds an exercise, looks into it, and puts it into a plan of their own',
  { tag: ['@spec:1/browse-and-save-into-plans'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/exercise');
    await page.waitForURL('/exercises');
    await expect(rows(page).first()).toContainText('JME 1 ');

    await page.keyboard.press('/');
    await page.keyboard.type('breathe');
    await page.getByRole('tab', { name: 'Knee' }).click();
    await page.waitForURL('/exercises?area=knees&q=breathe');
    await expect(rows(page).first()).toContainText('Knee');
    // Rows are rendered in groups.
    const found = Number.parseInt(await page.getByText(/^\d+ exercises$/).innerText(), 10);
    await expect(rows(page)).toHaveCount(found);
    // Rows far below the window have no inner text until they are near.
    const names = await rows(page).getByRole('heading').allTextContents();
    await page.reload();
    await expect(rows(page).getByRole('heading')).toHaveText(names);
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'All Areas' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: 'Clear' }).click();

    await tile(page, 1)
      .getByRole('button', { name: /^Create Plan/ })
      .click();
    await page.getByLabel('Plan Name').fill('Monday mornings');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Plan Created');

    await tile(page, 2).getByRole('combobox').selectOption('Monday mornings');
    const add = tile(page, 2).getByRole('button', { name: /^Add / });
    await add.click();
    await expectToast(page, 'Exercise added to custom plan successfully!');
    await add.click();
    await expectToast(page, 'Exercise already in this plan');

    await tile(page, 1)
      .getByRole('button', { name: /^JME 1 / })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Next exercise' }).click();
    await expect(page.getByRole('dialog', { name: /^JME 2 / })).toBeVisible();
  },
);

test('the find of the browser knows every name, though tiles out of sight are not laid out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(300);
  const last = rows(page).getByRole('heading').last();
  const title = (await last.textContent())?.replace(/^JME \d+ /, '') ?? '';
  const skipped = await rows(page).evaluateAll(
    (tiles) =>
      tiles.filter(
        (it) => !it.querySelector('h2')?.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
  expect(skipped).toBeGreaterThan(250);
  expect(
    await page.evaluate(
      (words) =>
        'find' in window && (window as unknown as { find(words: string): boolean }).find(words),
      title,
    ),
  ).toBe(true);
  await expect(last).toBeInViewport();
});

test('on a desktop figures are 200 pixels wide and more, on a phone two stand beside each other', async ({
  page,
}) => {
  await registerByApi(page, newUser());
  const firstRow = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.goto('/exercises');
    await expect(rows(page).nth(9)).toBeAttached();
    const boxes = await rows(page)
      .locator('img')
      .evaluateAll((images) =>
        images
          .slice(0, 10)
          .map((it) => it.getBoundingClientRect())
          .map(({ top, width }) => ({ top, width })),
      );
    const row = boxes.filter(({ top }) => top === boxes[0]?.top);
    return { figures: row.length, width: Math.min(...row.map(({ width }) => width)) };
  };
  const desktop = await firstRow(1280, 800);
  expect(desktop.figures).toBe(5);
  expect(desktop.width).toBeGreaterThanOrEqual(200);
  const phone = await firstRow(390, 844);
  expect(phone.figures).toBe(2);
  expect(phone.width).toBeGreaterThanOrEqual(165);
});

test('a tile that is not laid out yet is as high as it will be', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  // A page whose font comes late keeps the wider fallback; the next page has the font.
  await page.evaluate(() => document.fonts.load('1em Figtree'));
  await page.reload();
  const ofOneLine = tile(page, 1);
  await expect(ofOneLine.getByRole('button', { name: /^Create Plan/ })).toBeVisible();
  const { told, is } = await ofOneLine.evaluate((it) => ({
    told: Number.parseFloat(getComputedStyle(it).containIntrinsicHeight.replace('auto ', '')),
    is: it.getBoundingClientRect().height,
  }));
  expect(is).toBeCloseTo(told, 0);
});

test('the search stays in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  await tile(page, 20).scrollIntoViewIfNeeded();
  await expect(page.getByRole('searchbox')).toBeInViewport();
});

test('coming back to the library shows the row that one left from', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/exercises');
  const row = page.getByRole('heading', { name: /^JME 60 / });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(row).toBeAttached({ timeout: 500 });
  }).toPass();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  const left = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/dashboard"]')?.click());
  await page.waitForURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Mobility Dashboard' })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(left, -2);
});
