import { expect } from '@playwright/test';
import { ALL_RULES, beyondTheEdge, faults } from './axe.ts';
import { test } from './test.ts';

test(
  'a part of the front page can be sent to somebody',
  { tag: ['@spec:silent/front-page-parts'] },
  async ({ page }) => {
    await page.goto('/#companies');
    const heading = page.getByRole('heading', { name: 'For companies' });
    await expect(heading).toBeInViewport();
    await page.goto('/pricing');
    await page.getByRole('contentinfo').getByRole('link', { name: 'For companies' }).click();
    await expect(heading).toBeInViewport();
  },
);

test(
  'a number of the front page leads to what is known of its source',
  { tag: ['@spec:silent/front-page-sources'] },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Where these numbers come from/ }).click();
    await expect(page.getByRole('heading', { name: /numbers on our front page/ })).toBeInViewport();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Why prevention matters' })).toBeInViewport();
  },
);

test('a figure of an area starts its five exercises', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Ankles & Feet/ }).click();
  await expect(page).toHaveURL('/try');
  await expect(page.getByRole('timer', { name: 'Seconds left' })).toBeVisible();
});

test('at 400 % zoom the front page is whole, and has nothing that axe objects to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faults(page, ALL_RULES)).toEqual([]);
  expect(await beyondTheEdge(page)).toBe(0);
});
