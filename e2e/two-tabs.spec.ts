import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';
import { expectToast, newUser, post, registerByApi } from './users.ts';

/** The tile's add button, after choosing the plan. */
async function addButton(page: Page, number: number) {
  const tile = page.locator(`li[data-tile="${number}"]`);
  await tile.getByRole('combobox').selectOption('After lunch');
  return tile.getByRole('button', { name: /^Add / });
}

test('two tabs add to one plan at once: all is kept, and older work saved over it says so', async ({
  page,
  context,
}) => {
  await registerByApi(page, newUser());
  await post(page, '/api/custom-plans', { name: 'After lunch', exerciseIds: [1] });
  await page.goto('/exercises');
  const other = await context.newPage();
  await other.goto('/profile?tab=custom-plans');
  await other.getByRole('button', { name: 'Edit After lunch' }).click();
  await expect(other.getByRole('button', { name: /^Remove JME/ })).toHaveCount(1);
  const third = await context.newPage();
  await third.goto('/exercises');

  const adds = [await addButton(page, 2), await addButton(third, 3)];
  await Promise.all([
    ...adds.map((add) => add.click()),
    // In parallel, since toasts disappear after a few seconds.
    ...[page, third].map((tab) => expectToast(tab, 'Exercise added to custom plan successfully!')),
  ]);
  await page.goto('/profile?tab=custom-plans');
  await expect(page.getByText('3 exercises')).toBeVisible();

  await other.getByRole('button', { name: 'Done Editing' }).click();
  await expectToast(other, 'This plan was changed in another tab or on another device.');
  await expect(other.getByRole('button', { name: 'Save mine anyway' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Remove JME/ })).toHaveCount(1);
});
