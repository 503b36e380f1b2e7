import { expect } from '@playwright/test';
import {
  expectToast,
  registerByApi,
  registerAt,
  registerByForm,
  signInByForm,
  newUser,
} from './users.ts';
import { test } from './test.ts';

test(
  'an anonymous visitor signs in first, and is then brought to the page asked for',
  { tag: ['@spec:2/routes-strangers-sign-in-first'] },
  async ({ page, baseURL }) => {
    const user = newUser();
    await registerAt(baseURL, user);

    await page.goto('/workout?customPlan=1');
    await page.waitForURL('/login?returnUrl=%2Fworkout%3FcustomPlan%3D1');
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('/workout?customPlan=1');
  },
);

test(
  'an address of another site after signing in is not followed',
  { tag: ['@spec:2/routes-return-url'] },
  async ({ page }) => {
    const user = newUser();
    await registerByApi(page, user);
    await page.goto('/login?returnUrl=//example.com/');
    await page.waitForURL('/dashboard');
  },
);

test(
  'whoever is signed in stays so after a reload, until signing out',
  { tag: ['@spec:4/signing-out-clears'] },
  async ({ page }) => {
    const user = newUser();
    await registerByForm(page, user);
    await expectToast(page, 'Registration Successful');
    await page.goto('/dashboard');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');

    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.getByRole('button', { name: 'Menu' }).click();
    const revoked = page.waitForResponse('**/api/auth/logout');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('/login');
    await expectToast(page, 'Logged Out');
    await revoked;
    const answer = await page.request.get('/api/auth/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
  },
);

test('a form with something missing says so and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('ada');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Please fill in all fields');
  await expect(page.getByLabel('Username')).toHaveValue('ada');

  await page.goto('/register');
  const user = newUser();
  await page.getByLabel('Full Name').fill(user.fullName);
  await page.getByLabel('Username').fill(user.username);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm Password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Passwords do not match');
  await expect(page.getByLabel('Full Name')).toHaveValue(user.fullName);
});

test(
  'a wrong password is answered with a sentence, a right one with a welcome',
  { tag: ['@spec:1/register-and-choose-areas'] },
  async ({ page, baseURL }) => {
    const user = newUser();
    await registerAt(baseURL, user);

    await page.goto('/login');
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Password', { exact: true }).fill('not my password');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, 'Invalid credentials');
    await signInByForm(page, user);
    await expectToast(page, `Welcome back, ${user.username}!`);
  },
);

test(
  'an unknown address shows the Page Not Found card, with status 404',
  { tag: ['@spec:2/routes-not-found'] },
  async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);
