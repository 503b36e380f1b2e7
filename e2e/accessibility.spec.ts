import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { chooseAreas, register, somebody } from './people.ts';

const DEVICES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const;

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
}

for (const { name, viewport } of DEVICES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on a ${colorScheme} ${name}`, () => {
      test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      for (const path of [
        '/',
        '/login',
        '/register',
        '/mission',
        '/privacy',
        '/terms',
        '/pricing',
        '/nowhere',
      ]) {
        test(`${path} can be used by everybody`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
        });
      }

      test('onboarding, dashboard, exercise and routine can be used by everybody', async ({
        page,
      }) => {
        await register(page, somebody());
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('checkbox')).toHaveCount(9);
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Back' }).click();
        await chooseAreas(page, 'Neck');
        const exercises = page.getByRole('list', { name: "Today's exercises" });
        await expect(exercises.getByRole('listitem')).toHaveCount(5);
        await expectAccessible(page);
        await exercises
          .getByRole('button', { name: /^Start/ })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
      });

      test('the library can be used by everybody', async ({ page }) => {
        await register(page, somebody());
        await page.goto('/exercises');
        await expect(page.getByRole('button', { name: /^Create Plan/ }).first()).toBeVisible();
        await expectAccessible(page);
        await page.goto('/exercises?q=piano');
        await expect(page.getByText('No exercises found')).toBeVisible();
        await expectAccessible(page);
      });

      test('subscription and checkout can be used by everybody', async ({ page }) => {
        await register(page, somebody());
        await page.goto('/subscription');
        await page.getByRole('button', { name: 'Got it' }).click();
        await page.getByRole('button', { name: 'Can I cancel anytime?' }).click();
        await expectAccessible(page);
        await page.getByRole('link', { name: 'Choose Annual' }).click();
        await expectAccessible(page);
        await page.goto('/checkout');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}

test('nothing is lost at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page, somebody());
  for (const path of [
    '/',
    '/login',
    '/mission',
    '/pricing',
    '/onboarding',
    '/dashboard',
    '/workout',
    '/exercises',
    '/subscription',
    '/checkout',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([path, overflow]).toEqual([path, 0]);
  }
});
