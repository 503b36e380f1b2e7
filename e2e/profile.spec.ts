import { expect, type Page } from '@playwright/test';
import {
  beginTrial,
  chooseAreas,
  expectToast,
  post,
  registerByApi,
  signInByForm,
  newUser,
} from './users.ts';
import { test } from './test.ts';

/** Makes the call of the exercise library. */
async function createPlan(page: Page, name: string, exerciseIds: number[]): Promise<void> {
  expect(await post(page, '/api/custom-plans', { name, exerciseIds })).toBe(201);
}

test(
  'weights are moved by keyboard, survive a look at another tab, and a reload once saved',
  { tag: ['@spec:1/weights-for-each-area'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await beginTrial(page);
    await chooseAreas(page, 'Neck', 'Hips', 'Knees');
    await page.goto('/profile');
    const [neck, hips] = [
      page.getByRole('slider', { name: 'Neck' }),
      page.getByRole('slider', { name: 'Hips' }),
    ];
    await expect(neck).toHaveAttribute('aria-valuetext', '34 percent');

    await neck.press('ArrowRight');
    await neck.press('ArrowRight');
    await expect(page.getByText('Total must equal 100%. Currently over by 6%')).toBeVisible();
    await page.getByRole('tab', { name: 'How to Use' }).click();
    await expect(page.getByText(/Stop and see a doctor/)).toBeVisible();
    await page.goBack();
    await hips.press('ArrowLeft');
    await hips.press('ArrowLeft');
    await page.getByRole('button', { name: 'Save Weights' }).click();
    await expectToast(page, 'Weights saved');

    await page.reload();
    await expect(neck).toHaveAttribute('aria-valuetext', '40 percent');
    await expect(hips).toHaveAttribute('aria-valuetext', '27 percent');

    await page.getByRole('switch', { name: 'Hips' }).click();
    await expect(neck).toHaveAttribute('aria-valuetext', '50 percent');
    await expect(hips).toBeHidden();
  },
);

test(
  'a plan is edited and run, and its day gets a dot in the calendar',
  { tag: ['@spec:1/edit-delete-and-run-plans', '@spec:2/profile-calendar-day'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await createPlan(page, 'Lunch break', [1, 9, 17]);
    await page.goto('/profile?tab=custom-plans');

    await page.getByRole('button', { name: 'Edit Lunch break' }).click();
    await page.getByRole('button', { name: /^Remove JME 17 / }).click();
    await page.getByRole('button', { name: /^Move JME 9 .* up$/ }).click();
    await page.getByRole('button', { name: 'Done Editing' }).click();
    await expectToast(page, 'Plan updated successfully!');

    await page.getByRole('button', { name: 'Start Lunch break' }).click();
    await expect(page.getByRole('timer')).toHaveText(/^0:0[1-9]$/);
    await page.getByRole('button', { name: /^Start JME 9 / }).click();
    await page.getByRole('button', { name: 'Complete & Next' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Complete Routine' }).click();
    await expectToast(page, 'Workout Completed!');

    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: /, 1 routine$/ }).press('Enter');
    const popover = page.getByRole('dialog', { name: /^Routines on / });
    await expect(popover.getByText('Lunch break')).toBeVisible();
    await expect(popover.getByText('2 exercises')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(page.getByRole('button', { name: /, 1 routine$/ })).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(page.getByText('No routines in this month.')).toBeVisible();
  },
);

test(
  'a new name and a new password count from then on',
  { tag: ['@spec:1/change-personal-information', '@spec:2/profile-account-dialogs'] },
  async ({ page }) => {
    const user = newUser();
    await registerByApi(page, user);
    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: /Personal Information/ }).click();
    await page.getByLabel('Full Name').fill('Ada King');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Success');
    await expect(page.getByText('Ada King')).toBeVisible();

    await page.getByRole('button', { name: /Password & Security/ }).click();
    await page.getByLabel('Current Password').fill(user.password);
    await page.getByLabel('New Password', { exact: true }).fill('a calm back 43!');
    await page.getByLabel('Confirm New Password').fill('a calm back 43!');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expectToast(page, /^Your password has been changed/);

    await page.getByText('5 min', { exact: true }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('/login');
    await signInByForm(page, { ...user, password: 'a calm back 43!' });
  },
);
