import { expect } from '@playwright/test';
import { newUser, registerByApi } from './users.ts';
import { test } from './test.ts';

test(
  'the year is one stop of the Tab key; a day off is marked by keyboard and stays',
  { tag: ['@spec:silent/year-ribbon', '@spec:silent/kind-streaks'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/profile?tab=history');
    await page.locator('[data-ribbon-day][aria-current="date"]').focus();
    await page.keyboard.press('Home');
    const chosen = page.locator('[data-ribbon-day]:focus');
    const name = (await chosen.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Tab');
    const dayOff = page.getByRole('button', { name: /^Day off/ });
    await expect(dayOff).toBeFocused();
    // The button shows the mark before the server has it.
    const kept = page.waitForResponse(/\/api\/days-off\//);
    await page.keyboard.press('Enter');
    await expect(dayOff).toHaveAttribute('aria-pressed', 'true');
    await kept;
    await page.reload();
    const [date] = name.split(':');
    await expect(page.getByRole('gridcell', { name: `${date}: a day off` })).toBeVisible();
  },
);

test('the goal of the week is told on every screen that shows the week', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/profile?tab=history');
  await page.getByRole('combobox', { name: 'My goal' }).selectOption('4 days a week');
  await expect(page.getByText('This week 0 of 4 days.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('This week 0 of 4 days.')).toBeVisible();
});
