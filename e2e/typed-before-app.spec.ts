import { expect } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { test } from './test.ts';
import { newUser } from './users.ts';

test('a registration that is begun before the app is there goes on where it was', async ({
  page,
}) => {
  const user = newUser();
  const letAppGo = await holdApp(page);
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(user.fullName);
  await page.getByLabel('Username').pressSequentially(user.username);
  await page.getByLabel('Password', { exact: true }).fill('password1');
  await letAppGo();
  await expect(page.getByText(/^Password strength: Weak/)).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm Password').fill(user.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('/onboarding');
});

test('what is typed before the app is there is kept, and signs in', async ({ page, request }) => {
  const user = newUser();
  await request.post('/api/auth/register', { data: user });
  const letAppGo = await holdApp(page);
  await page.goto('/login');
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Password', { exact: true }).pressSequentially(user.password);
  await page.keyboard.press('Enter');
  await letAppGo();
  await expect(page.getByText('Login Successful', { exact: true })).toBeVisible();
});

test('text is typed on in its middle while the app takes over', async ({ page }) => {
  const letAppGo = await holdApp(page);
  await page.goto('/login');
  const field = page.getByLabel('Username');
  await field.pressSequentially('ad');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('b');
  const takenOver = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('limber-taken-over', () => resolve())),
  );
  await letAppGo();
  await takenOver;
  await page.keyboard.press('c');
  await expect(field).toHaveValue('abcd');
});

test('text that is being composed is finished before the app takes over', async ({ page }) => {
  const letAppGo = await holdApp(page);
  await page.goto('/login');
  const field = page.getByLabel('Username');
  await field.pressSequentially('a');
  const keyboard = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('に');
  await letAppGo();
  await page.waitForTimeout(3000);
  await compose('にほん');
  await keyboard.send('Input.insertText', { text: '日本' });
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue('a日本');
});
