import { expect, type Page } from '@playwright/test';
import { ALL_RULES, beyondTheEdge, CONTRAST, faults } from './axe.ts';
import { bodyLabel, button, historyOf, hold, moveWithoutAccount } from './session-steps.ts';
import { playToTheEnd } from '../scripts/screens/play-to-the-end.ts';
import { expectToast, newUser, onAnotherDevice, registerAt, signInByForm } from './users.ts';
import { test } from './test.ts';

const NARROWEST = { width: 320, height: 640 };
const area = (page: Page, name: string) => page.getByRole('checkbox', { name });
async function painPointsOf(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/pain-points', { headers });
  const record = (await answer.json()) as Record<string, unknown>;
  return Object.keys(record).filter((key) => record[key] === true);
}

test(
  'two clicks from the front page one moves, and whoever registers then keeps it, once',
  { tag: ['@spec:silent/try-without-account'] },
  async ({ page }) => {
    const user = newUser();
    await moveWithoutAccount(page, '/');
    await expect(page.getByRole('heading', { name: 'Keep this?' })).toBeInViewport();
    await page.reload();
    await page.getByRole('link', { name: 'Make an account' }).click();
    await expect(
      page.getByText('Your 5 exercises, 3 minutes, will be in your history.'),
    ).toBeVisible();
    await page.getByLabel('Full Name').fill(user.fullName);
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByLabel('Confirm Password').fill(user.password);
    await button(page, 'Create Account').dblclick();
    await page.waitForURL('/onboarding');
    await expect(page.getByText('Kept in your history: 5 exercises, 3 minutes.')).toBeVisible();
    await page.reload();
    await button(page, 'Continue').click();
    await expect(area(page, 'Neck')).toBeChecked();
    await expect(area(page, 'Hips')).not.toBeChecked();
    expect(await historyOf(page)).toEqual(['Daily Routine']);
    expect(await painPointsOf(page)).toEqual(['neck']);

    await button(page, 'Complete Setup').click();
    await page.waitForURL('/dashboard');
    await expect(page.getByRole('heading', { name: /^Done for today/ })).toBeVisible();
    await expect(page.getByText('5 of 5 exercises completed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start session' })).toBeHidden();
    await button(page, 'Regenerate Exercises').click();
    await expect(page.getByText('0 of 5 exercises completed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Start session' })).toBeVisible();
  },
);

test(
  'the same is done by keyboard alone',
  { tag: ['@spec:silent/try-without-account', '@spec:silent/body-to-touch'] },
  async ({ page }) => {
    const user = newUser();
    const tabTo = async (name: string | RegExp) => {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        if (await focused.and(page.getByRole('checkbox', { name })).count()) return;
        if (await focused.and(page.getByRole('button', { name })).count()) return;
        if (await focused.and(page.getByRole('link', { name })).count()) return;
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await page.clock.install();
    await page.goto('/try');
    await area(page, 'Lower Back').waitFor();
    await tabTo('Lower Back');
    await page.keyboard.press('Space');
    await expect(area(page, 'Lower Back')).toBeChecked();
    await tabTo('Start');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Pause')).toBeFocused();
    await hold(page);
    await playToTheEnd(page);
    await tabTo('Make an account');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await page.keyboard.type(user.fullName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/onboarding');
    await expect.poll(() => historyOf(page)).toEqual(['Daily Routine']);
    expect(await painPointsOf(page)).toEqual(['lowerBack']);
  },
);

test(
  'whoever has an account signs in instead; what could not be kept is kept after a reload',
  { tag: ['@spec:silent/try-without-account'] },
  async ({ page, browser, baseURL }) => {
    const user = newUser();
    await registerAt(baseURL, user);
    await moveWithoutAccount(page, '/try');
    await page.route('**/api/routine-history', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await signInByForm(page, user);
    await expectToast(page, 'Not kept yet');
    expect(await historyOf(page)).toEqual([]);
    await page.unrouteAll();
    await page.reload();
    await expect.poll(() => historyOf(page)).toEqual(['Daily Routine']);
    await page.reload();
    const other = await onAnotherDevice(browser, user);
    expect(await historyOf(other)).toEqual(['Daily Routine']);
  },
);

test('where it hurts can be touched, read and started in any theme and on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await page.goto('/try');
  await bodyLabel(page, 'Wrists & Hands').click();
  await expect(area(page, 'Wrists & Hands')).toBeChecked();
  await expect(button(page, 'Start')).toBeInViewport();
  expect(await beyondTheEdge(page)).toBe(0);
  expect(await faults(page, ALL_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, CONTRAST)).toEqual([]);
});
