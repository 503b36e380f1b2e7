import { expect, type Page } from '@playwright/test';
import { ALL_RULES, beyondTheEdge, faults } from './axe.ts';
import { chooseAreas, newUser, onAnotherDevice, post, registerByApi } from './users.ts';
import { test } from './test.ts';

const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).press('Space');
const today = (page: Page) => page.getByRole('list', { name: "Today's exercises" });

async function todaysExercises(page: Page): Promise<string[]> {
  await page.goto('/dashboard');
  await expect(today(page).getByRole('heading')).toHaveCount(5);
  return today(page).getByRole('heading').allTextContents();
}

/** Names of ruled-out exercises in the library. */
async function ruledOutInLibrary(page: Page, area: string): Promise<string[]> {
  await page.goto(`/exercises?area=${area}`);
  const rows = page.getByRole('listitem').filter({ hasText: 'Not for you now' });
  await expect(rows.first()).toBeVisible();
  return rows.getByRole('heading').allTextContents();
}

test(
  'who says in the profile that they are pregnant gets no twist any more, and reads why',
  { tag: ['@spec:silent/health-card'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await chooseAreas(page, 'Upper Back');
    await expect(today(page)).toBeVisible();
    await page.goto('/profile?tab=pain-points');
    await tick(page, 'I am pregnant');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(await faults(page, ALL_RULES)).toEqual([]);

    const left = await todaysExercises(page);
    const twists = await ruledOutInLibrary(page, 'upperBack');
    expect(twists).toContain('JME 34 Crossed-Arm Rotation');
    expect(left.filter((name) => twists.includes(name))).toEqual([]);

    const row = page.getByRole('listitem').filter({ hasText: 'Crossed-Arm Rotation' });
    await expect(row.getByText('You are pregnant.')).toBeVisible();
    await expect(row.getByText('Not for you now')).toBeVisible();
    await row.getByRole('heading').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Open it anyway?')).toBeVisible();
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await expect(dialog.getByRole('region', { name: 'Instructions' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Open it anyway' }).press('Enter');
    await expect(dialog.getByRole('region', { name: 'Instructions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('heading').getByRole('button').click();
    await expect(dialog.getByRole('region', { name: 'Instructions' })).toBeVisible();
  },
);

test(
  'what is told in onboarding is on another device, and gone from both when it is deleted',
  { tag: ['@spec:silent/health-card'] },
  async ({ page, browser }) => {
    const user = newUser();
    await registerByApi(page, user);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(9);
    await page.getByRole('button', { name: /^Anything we should leave out/ }).click();
    await tick(page, 'I get dizzy, or have vertigo');
    await tick(page, 'I have a disc problem or sciatica');
    await page.getByRole('radio', { name: 'Unsure' }).press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Backward' })).toBeChecked();
    expect(await faults(page, ALL_RULES)).toEqual([]);
    expect(await beyondTheEdge(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await beyondTheEdge(page)).toBe(0);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await page.waitForURL('/dashboard');

    const other = await onAnotherDevice(browser, user);
    await other.goto('/profile?tab=pain-points');
    const dizzy = other.getByRole('checkbox', { name: 'I get dizzy, or have vertigo' });
    await expect(dizzy).toBeChecked();
    await expect(other.getByRole('radio', { name: 'Backward' })).toBeChecked();
    await other.getByRole('button', { name: 'Delete health card' }).click();
    await expect(dizzy).not.toBeChecked();
    await page.goto('/profile?tab=pain-points');
    await expect(
      page.getByRole('checkbox', { name: 'I get dizzy, or have vertigo' }),
    ).not.toBeChecked();
  },
);

test(
  'a plan that holds what is ruled out says so, leaves it out, and takes it in after one question',
  { tag: ['@spec:silent/health-card'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await page.goto('/profile?tab=pain-points');
    await page.getByRole('button', { name: /^Surgery in the last three months/ }).click();
    await tick(page, 'Neck');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const plan = { name: 'Lunch break', exerciseIds: [1, 9] };
    expect(await post(page, '/api/custom-plans', plan)).toBe(201);

    await page.goto('/profile?tab=custom-plans');
    await expect(page.getByText('1 exercise is not for you now and left out.')).toBeVisible();
    await page.getByRole('button', { name: 'Start Lunch break' }).click();
    await expect(page.getByText('0 of 1 exercises completed')).toBeVisible();
    await expect(page.getByText('You had surgery on your neck not long ago.')).toBeVisible();
    await page.getByRole('button', { name: /^Include JME 1 / }).click();
    await page.getByRole('button', { name: 'Include it anyway' }).click();
    await expect(page.getByText('0 of 2 exercises completed')).toBeVisible();
  },
);
