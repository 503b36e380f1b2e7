import { expect, type Locator } from '@playwright/test';
import { registerByApi, newUser, post } from './users.ts';
import { test } from './test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The painted colour, after the browser's replacement. */
const painted = async (part: Locator, property: string): Promise<string> =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test(
  'in forced colours a switch shows its knob and whether it is on',
  { tag: ['@spec:silent/forced-colours'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/profile');
    const track = (name: string) => page.getByRole('switch', { name });
    await track('Neck').click();
    await expect(track('Neck')).toBeChecked();
    for (const name of ['Neck', 'Hips']) {
      const ground = await painted(track(name), 'background-color');
      expect(await painted(track(name).locator('span'), 'background-color')).not.toBe(ground);
    }
    expect(await painted(track('Neck'), 'background-color')).not.toBe(
      await painted(track('Hips'), 'background-color'),
    );
  },
);

test(
  'in forced colours only the chosen tab is underlined, and only steps that are reached have a bar',
  { tag: ['@spec:silent/forced-colours'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/profile');
    const line = (name: string) => painted(page.getByRole('tab', { name }), 'border-bottom-color');
    const ground = await painted(page.locator('body'), 'background-color');
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
    expect(await line('History')).toBe(ground);
    expect(await line('Pain Points')).not.toBe(ground);
    await page.goto('/onboarding');
    const bar = (name: string) =>
      painted(page.getByRole('listitem').filter({ hasText: name }), 'border-top-color');
    await expect(page.getByText('Preferences')).toBeVisible();
    expect(await bar('Account')).not.toBe(await bar('Preferences'));
  },
);

test(
  'in forced colours the main button is filled, and a day with exercises has its dot',
  { tag: ['@spec:silent/forced-colours'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/dashboard');
    const main = page.getByRole('link', { name: 'Start session' });
    await expect(main).toBeVisible();
    const other = page.getByRole('button', { name: 'Regenerate Exercises' });
    expect(await painted(main, 'background-color')).not.toBe(
      await painted(other, 'background-color'),
    );
    expect(await painted(main, 'color')).not.toBe(await painted(main, 'background-color'));
    const saved = await post(page, '/api/routine-history', {
      name: 'Daily Routine',
      exerciseIds: [1],
      exerciseNames: ['JME 1 Chin Tuck'],
      bodyAreas: ['neck'],
      totalDuration: 36,
      exerciseCount: 1,
    });
    expect(saved).toBeLessThan(300);
    await page.reload();
    const week = page.getByRole('list', { name: 'This week' });
    await expect(week.getByText('Today: moved')).toBeAttached();
    const dot = week.locator('[aria-current="date"] [data-fill]');
    await expect.poll(() => painted(dot, 'scale')).toBe('1');
    const full = await painted(dot, 'background-color');
    const others = week.locator('li:not([aria-current]) [data-fill]');
    expect(await painted(others.first(), 'scale')).toBe('0');
    await page.goto('/profile?tab=history');
    const today = page.locator('[data-day][aria-current="date"]');
    await expect(today).toHaveAccessibleName(/1 routine/);
    expect(await painted(today.locator('span').last(), 'background-color')).toBe(full);
    expect(await painted(today.locator('span').first(), 'outline-style')).toBe('solid');
  },
);
