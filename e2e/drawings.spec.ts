import { expect, type Page, test } from '@playwright/test';
import { chooseAreas, registerByApi, newUser } from './users.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openFirst = async (page: Page) => {
  await page.goto('/exercises');
  await page.getByRole('button', { name: /^JME 2 / }).click();
};

test(
  'every exercise of the library has its drawing, which is loaded once it comes near and moves nothing',
  { tag: ['@spec:silent/every-exercise-drawn'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await registerByApi(page, newUser());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.svg')) asked.push(request.url());
    });
    await page.goto('/exercises');
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect
      .poll(() =>
        rows
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    const atFirst = new Set(asked).size;
    expect(atFirst).toBeLessThan(60);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shifts).toBeLessThan(0.01);

    await page.mouse.wheel(0, 6000);
    await expect.poll(() => new Set(asked).size).toBeGreaterThan(atFirst);
    await expect(page.getByText('Image not available')).toHaveCount(0);
  },
);

test(
  'a drawing is kept for ever, and takes on the theme of the page',
  { tag: ['@spec:silent/drawings-cached-and-themed'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    const answer = page.waitForResponse((response) => /thumbnail\.\w+\.svg$/.test(response.url()));
    await page.goto('/exercises');
    const headers = await (await answer).allHeaders();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('gzip');

    const picture = page.getByRole('tabpanel').locator('img').first();
    await expect(picture).toBeVisible();
    const shot = async (theme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme: theme });
      return picture.screenshot();
    };
    expect((await shot('light')).equals(await shot('dark'))).toBe(false);
  },
);

test('instead of the video the drawings take turns', async ({ page }) => {
  await registerByApi(page, newUser());
  await openFirst(page);
  await dialog(page).getByRole('button', { name: 'Images' }).click();
  await expect(dialog(page).locator('img[data-shown]')).toHaveAttribute('src', /right-2/);
  await expect(dialog(page).locator('img[data-shown]')).toHaveAttribute('src', /left-3/);
  await expect(dialog(page).getByText('Image not available')).toHaveCount(0);
});

test(
  'the dashboard and the routine page show the movements',
  { tag: ['@spec:silent/thumbnails-and-movements'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    const today = page.waitForResponse((response) =>
      response.url().includes('/api/routines/today'),
    );
    await chooseAreas(page, 'Neck', 'Hips');
    const workout = page.getByRole('list', { name: "Today's exercises" });
    await expect(workout.locator('img')).toHaveCount(5);
    for (const picture of await workout.locator('img').all()) {
      await expect(picture).toHaveAttribute('src', /\/media\/exercises\/\d+\/thumbnail\.\w+\.svg$/);
    }
    const { id } = (await (await today).json()) as { id: number };
    await page.goto(`/routine/${id}`);
    await expect(page.locator('main img')).toHaveCount(5);
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Pause the movement' })).toBeVisible();
    await expect(page.locator('main img[data-drawn]')).toHaveAttribute('src', /-2/);
    await page.getByRole('button', { name: 'Images' }).click();
    await expect(page.locator('main img[data-shown]')).toBeVisible();
  },
);
