import { expect } from '@playwright/test';
import {
  chooseAreasByForm,
  expectToast,
  onAnotherDevice,
  registerByForm,
  newUser,
} from './users.ts';
import { test } from './test.ts';

test(
  'from registering to the routine in the history, on this device and on another',
  { tag: ['@spec:1/register-and-choose-areas', '@spec:1/a-routine-from-start-to-history'] },
  async ({ page, browser }) => {
    const user = newUser();
    await registerByForm(page, user);
    await chooseAreasByForm(page, 'Neck', 'Hips');
    await expectToast(page, 'Onboarding Complete');

    const exercises = page.getByRole('list', { name: "Today's exercises" }).getByRole('listitem');
    await expect(exercises).toHaveCount(5);
    const names = await exercises.getByRole('heading').allInnerTexts();
    for (const exercise of await exercises.all()) {
      await expect(exercise.getByText(/^(Neck|Hips)$/)).toBeVisible();
    }

    await exercises
      .first()
      .getByRole('button', { name: /^Start/ })
      .click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByText('1 of 5')).toBeVisible();
    await expect(detail.getByText('Active')).toBeVisible();
    await detail.getByRole('button', { name: 'Complete & Next' }).click();
    await expect(detail.getByText('2 of 5')).toBeVisible();
    await page.keyboard.press('Escape');

    for (const exercise of (await exercises.all()).slice(1)) {
      await exercise.getByRole('button', { name: /^Complete/ }).click();
    }
    await expect(page.getByText('100% complete')).toBeVisible();
    await expect(page.getByText('5 of 5 exercises completed')).toBeVisible();
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await expectToast(page, 'Workout Completed!');

    await page.reload();
    const history = page.getByRole('list', { name: 'Completed routines, newest first' });
    await expect(history.getByText('Daily Routine')).toHaveCount(1);
    await expect(history.getByText(/5 exercises/)).toBeVisible();

    const phone = await onAnotherDevice(browser, user);
    const there = phone.getByRole('list', { name: "Today's exercises" }).getByRole('listitem');
    await expect(there).toHaveCount(5);
    expect(await there.getByRole('heading').allInnerTexts()).toEqual(names);
    await expect(
      phone
        .getByRole('list', { name: 'Completed routines, newest first' })
        .getByText('Daily Routine'),
    ).toHaveCount(1);
    await expect(phone.getByText('5 of 5 exercises completed')).toBeVisible();
  },
);
