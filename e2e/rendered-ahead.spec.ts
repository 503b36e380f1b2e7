import { ALL_PAGES } from '@limber/contract/pages';
import { expect, type Page } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { test } from './test.ts';
import { newUser } from './users.ts';

const DOCUMENTS = ALL_PAGES.flatMap(([, { path, document }]) => (document === 'page' ? path : []));

/** What the styles of a page come to, line by line; what moves or answers to the pointer aside. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(figure *, svg, svg *)')].flatMap((element) => {
      const styles = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // Chromium tells of automatic margins now their length, now none: they are seen by where the element is.
      const place = `${element.className} is at ${[x, y, width, height].join()}`;
      return [...styles]
        .filter((name) => !/^--|transition|outline|pointer-events|animation|margin/.test(name))
        .map((name) => `${element.className} ${name}: ${styles.getPropertyValue(name)}`)
        .concat(place);
    }),
  );
const changed = (before: readonly string[], after: readonly string[]) =>
  before.filter((look, place) => look !== after[place]);
const touch = (page: Page, area: string) =>
  page.locator('fieldset label', { hasText: area }).first().click();

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages read, and lead to one another', async ({ page }) => {
    for (const path of DOCUMENTS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/');
    await page.getByRole('link', { name: /^Touch 1 million lives/ }).click();
    await page.getByRole('link', { name: 'Terms of Service' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  });
});

for (const path of DOCUMENTS) {
  test(`the app takes over ${path} once somebody is there, and changes nothing`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    // What is far below the window is laid out when the browser has time.
    await expect(page.locator('[data-far]')).toHaveCount(0);
    const looks = await looksOf(page);
    const text = await page.locator('#root').innerText();
    const heading = await page.locator('h1').elementHandle();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeVisible();
    expect(await page.locator('#root').innerText()).toBe(text);
    await page.keyboard.press('Escape');
    await page.mouse.move(2, 400);
    await expect.poll(async () => changed(looks, await looksOf(page))).toEqual([]);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(messages).toEqual([]);
  });
}

test('what is pressed while the app is on its way is pressed when it is there, in the same order', async ({
  page,
}) => {
  const letAppGo = await holdApp(page);
  await page.goto('/');
  await touch(page, 'Knees');
  await touch(page, 'Hips');
  await touch(page, 'Knees');
  await page.getByRole('button', { name: 'Start', exact: true }).first().click();
  await expect(page.locator('[data-waits]')).toHaveCount(3);
  await expect(page).toHaveURL('/');
  await letAppGo();
  await expect(page).toHaveURL('/try');
  const areas = await page.evaluate(() => JSON.parse(sessionStorage['visit']).areas as unknown);
  expect(areas).toEqual(['hips']);
});

test('a double click before the app is there leads on once, and one step back leads home', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  const letAppGo = await holdApp(page);
  await page.goto('/');
  await touch(page, 'Hips');
  await page.getByRole('button', { name: 'Start', exact: true }).first().dblclick();
  await expect(page.locator('[data-waits]')).toHaveCount(2);
  await letAppGo();
  await expect(page).toHaveURL('/try');
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(messages).toEqual([]);
});

test('the figure of the front page moves before the app is there, and goes on from where it was', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-01-05T09:00:00') });
  await page.goto('/');
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00'));
  const shown = page.locator('figure [data-order] img.z-10');
  const first = await shown.getAttribute('src');
  await page.clock.runFor(1100);
  expect(await shown.getAttribute('src')).not.toBe(first);
  await page.clock.runFor(1100);
  const moved = await shown.getAttribute('src');
  await page.mouse.move(9, 9);
  await expect(async () => {
    await page.clock.runFor(10);
    expect(await page.locator('[data-steps]').count()).toBe(0);
  }).toPass({ intervals: [200] });
  expect(await shown.getAttribute('src')).toBe(moved);
});

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

test('whoever has an invitation does not see the page of those who have none', async ({ page }) => {
  const letAppGo = await holdApp(page);
  await page.goto('/register#invitation=a-code');
  await expect(page.locator('h1')).toBeHidden();
  await letAppGo();
  await expect(page.getByText(/^Your invitation opens one account/)).toBeVisible();
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

test('whoever was on a public page has the font for a page that does not have it inside', async ({
  page,
}) => {
  const fetched = page.waitForResponse(/figtree-core.*\.woff2$/);
  await page.goto('/login');
  await (await fetched).finished();
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('figtree-core'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent).toEqual([0]);
});
