import { expect } from '@playwright/test';
import { APP } from './hold-app.ts';
import { test } from './test.ts';
import { touch } from './touch.ts';
import { newUser, registerByApi } from './users.ts';

for (const missing of [APP, '**/assets/*.css']) {
  test(`users see the page of strangers while ${missing} is missing, and theirs once they press something later`, async ({
    page,
  }) => {
    await registerByApi(page, newUser());
    await page.route(missing, (route) => route.abort());
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
    await page.unroute(missing);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  });
}

test('whoever has a visit and no app sees the page, and the app comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await touch(page, 'Neck');
  await page.route(APP, (route) => route.abort());
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(APP);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText('We will keep where it hurts: Neck.')).toBeVisible();
});

test('users see the page of strangers while a plain page lacks its app, which comes with the network', async ({
  page,
  context,
}) => {
  await registerByApi(page, newUser());
  await page.route(APP, (route) => route.abort());
  await page.goto('/mission');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(APP);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
});

for (const { name, address, isUser, heading } of [
  { name: 'a frame', address: '/dashboard', isUser: true, heading: 'Mobility Dashboard' },
  { name: 'a frame for strangers', address: '/dashboard', isUser: false, heading: 'Welcome back' },
  { name: 'an empty document', address: '/try', isUser: false, heading: 'Where does it hurt?' },
]) {
  test(`${name} without its app says so, and can be tried again`, async ({ page }) => {
    if (isUser) await registerByApi(page, newUser());
    await page.route(APP, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(/^Limber could not be loaded/);
    await page.unroute(APP);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a visit of another release stops nothing on the front page', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('visit', '{"userId":null}'));
  await page.goto('/');
  await touch(page, 'Neck');
  const areas = () =>
    page.evaluate(() => (JSON.parse(sessionStorage['visit']) as { areas?: string[] }).areas);
  expect(await areas()).toEqual(['neck']);
  await registerByApi(page, newUser());
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
});
