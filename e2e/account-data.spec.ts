import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { ALL_RULES, beyondTheEdge, CONTRAST, faults, TARGET_SIZE } from './axe.ts';
import { expectToast, newUser, type NewUser, registerByApi } from './users.ts';
import { test } from './test.ts';

/** Registers a new user and opens the account tab. */
async function openAccount(page: Page): Promise<NewUser> {
  const user = newUser();
  await registerByApi(page, user);
  await page.goto('/profile?tab=account');
  return user;
}

test(
  'everything is downloaded, the account deleted, and then nobody can sign in to it',
  { tag: ['@spec:silent/download-everything', '@spec:silent/delete-account'] },
  async ({ page }) => {
    const { username, password } = await openAccount(page);
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    const download = await begun;
    await expectToast(page, 'Your download has begun');
    expect(download.suggestedFilename()).toMatch(/^limber-\d{4}-\d\d-\d\d\.zip$/);
    const zip = await readFile(await download.path());
    expect(zip.toString('latin1')).toContain(username);
    await expect(page).toHaveURL(/profile/);

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Delete for Good' }).click();
    await expectToast(page, 'Your account is deleted');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.goto('/login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid credentials').first()).toBeVisible();
  },
);

test('the deletion dialog can be read and used by everyone, on a phone and in the dark too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  expect(await faults(page, ALL_RULES)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faults(page, TARGET_SIZE)).toEqual([]);
  expect(await beyondTheEdge(page)).toBe(0);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await faults(page, CONTRAST)).toEqual([]);
});
