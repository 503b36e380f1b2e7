import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { test } from './test.ts';
import { expectToast, newUser, registerByApi } from './users.ts';

const STEP_MS = 30_000;

/** A code `steps` × 30 seconds from now. */
const codeOf = (key: string, steps = 0) =>
  new TOTP({ secret: key }).generate({ timestamp: Date.now() + steps * STEP_MS });

async function signInUpToCode(page: Page, { username, password }: ReturnType<typeof newUser>) {
  await page.goto('/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
}

test(
  'an app is set up, and signing in asks for its code, which counts once',
  { tag: ['@spec:silent/second-factor'] },
  async ({ page, browser }) => {
    const user = newUser();
    await registerByApi(page, user);
    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: /^Two-Step Sign-In/ }).click();
    await page.getByRole('button', { name: 'Set Up' }).click();
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    const key = await page.getByText(/^Key:/).innerText();
    const secret = key.replaceAll(/^Key:|\s/g, '');
    const code = codeOf(secret);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();

    const other = await browser.newPage();
    await signInUpToCode(other, user);
    await other.keyboard.type(code);
    await other.keyboard.press('Enter');
    await expect(other.getByLabel('Code', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await other.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1));
    await other.keyboard.press('Enter');
    await expectToast(other, 'Login Successful');
    await other.context().close();
  },
);

test(
  'another device is signed out from here, and notices',
  { tag: ['@spec:silent/sessions'] },
  async ({ page, browser }) => {
    const user = newUser();
    await registerByApi(page, user);
    const other = await browser.newPage();
    await other.goto('/login');
    await other.getByLabel('Username').fill(user.username);
    await other.getByLabel('Password', { exact: true }).fill(user.password);
    await other.keyboard.press('Enter');
    await other.waitForURL('/dashboard');

    await page.goto('/profile?tab=account');
    await page.getByRole('button', { name: /^Devices/ }).click();
    await page.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await other.reload();
    await other.waitForURL(/\/login\?returnUrl=/);
    await other.context().close();
  },
);
