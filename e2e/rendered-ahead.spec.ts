import { ALL_PAGES } from '@limber/contract/pages';
import { expect, type Page } from '@playwright/test';
import { holdApp } from './hold-app.ts';
import { test } from './test.ts';
import { touch } from './touch.ts';
import { newUser, registerByApi } from './users.ts';

const pagesOf = (kind: 'plain' | 'page') =>
  ALL_PAGES.flatMap(([, { path, document }]) => (document === kind ? path : []));
const PLAIN_PAGES = pagesOf('plain');
const PAGES_WITH_APP = pagesOf('page');

/** Computed styles, line by line, except for movement and pointer effects. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *:not(figure *, svg, svg *)')].flatMap((element) => {
      const styles = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      // Chromium reports automatic margins inconsistently: the position replaces them.
      const place = `${element.className} is at ${[x, y, width, height].join()}`;
      return [...styles]
        .filter((name) => !/^--|transition|outline|pointer-events|animation|margin/.test(name))
        .map((name) => `${element.className} ${name}: ${styles.getPropertyValue(name)}`)
        .concat(place);
    }),
  );
const changed = (before: readonly string[], after: readonly string[]) =>
  before.filter((look, place) => look !== after[place]);
test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('public pages read, and lead to one another', async ({ page }) => {
    for (const path of [...PLAIN_PAGES, ...PAGES_WITH_APP]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/');
    await page.getByRole('link', { name: /^Touch 1 million lives/ }).click();
    await page.getByRole('link', { name: 'Terms of Service' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  });
});

for (const path of PAGES_WITH_APP) {
  test(`the app takes over ${path} after the paint, and changes nothing`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    const letAppGo = await holdApp(page);
    await page.goto(path);
    const looks = await looksOf(page);
    const text = await page.locator('#root').innerText();
    const heading = await page.locator('h1').elementHandle();
    await letAppGo();
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

test('what is pressed while the app is on its way is pressed when it is there', async ({
  page,
}) => {
  const letAppGo = await holdApp(page);
  await page.goto('/login');
  await page.getByLabel('Password', { exact: true }).fill('my password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.locator('[data-waits]')).toHaveCount(1);
  await letAppGo();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

for (const path of PLAIN_PAGES) {
  test(`${path} needs no app: menu, theme and the line about the mission answer without`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', ({ message }) => messages.push(message));
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(request.url());
    });
    await page.goto(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeInViewport();
    await menu.getByText('Dark').click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Close the banner' }).click();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('link', { name: /^Touch 1 million lives/ })).toBeHidden();
    expect(loaded).toEqual([]);
    expect(messages).toEqual([]);
  });
}

test('what was touched on the front page is kept by whoever registers without moving', async ({
  page,
}) => {
  await page.goto('/');
  await touch(page, 'Knees');
  await touch(page, 'Neck');
  await touch(page, 'Knees');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByText('We will keep where it hurts: Neck.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('checkbox', { name: 'Neck' })).toBeChecked();
});

test('a double click on Start leads on once, and one step back leads home', async ({ page }) => {
  await page.goto('/');
  await touch(page, 'Hips');
  await page.getByRole('button', { name: 'Start', exact: true }).first().dblclick();
  await expect(page).toHaveURL('/try');
  const areas = await page.evaluate(() => JSON.parse(sessionStorage['visit']).areas as unknown);
  expect(areas).toEqual(['hips']);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('users find what is theirs on a plain page', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/mission');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('the app of users is asked for at once, and with all that it imports', async ({ page }) => {
  await registerByApi(page, newUser());
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  const letAppGo = await holdApp(page);
  await page.goto('/mission');
  await expect.poll(() => scripts.some((address) => address.includes('/libraries-'))).toBe(true);
  await letAppGo();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('whoever has an invitation does not see the page of those who have none', async ({ page }) => {
  const letAppGo = await holdApp(page);
  await page.goto('/register#invitation=a-code');
  await expect(page.locator('h1')).toBeHidden();
  await letAppGo();
  await expect(page.getByText(/^Your invitation opens one account/)).toBeVisible();
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

test('where it hurts stands in no address that is asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest())
      asked.push(new URL(request.url()).pathname + new URL(request.url()).search);
  });
  const started = async () => {
    await expect(page).toHaveURL('/try');
    await expect(page.getByRole('timer', { name: 'Seconds left' })).toBeVisible();
    return page.evaluate(() => (JSON.parse(sessionStorage['visit']) as { areas: string[] }).areas);
  };
  await page.goto('/');
  await touch(page, 'Hips');
  const starts = page.getByRole('button', { name: 'Start', exact: true });
  await starts.first().click();
  expect(await started()).toEqual(['hips']);
  await page.goto('/');
  await page.getByRole('button', { name: /^Ankles & Feet/ }).click();
  expect(await started()).toEqual(['anklesFeet']);
  await page.goto('/');
  await starts.last().click();
  expect(await started()).toEqual(['neck', 'shoulders', 'wristsHands', 'lowerBack', 'knees']);
  expect(asked).toEqual(['/', '/try?start=now', '/', '/try?start=now', '/', '/try?start=now']);
});

test('where it hurts stands in no address of users either', async ({ page }) => {
  await registerByApi(page, newUser());
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.getByRole('button', { name: /^Ankles & Feet/ }).click();
  await expect(page).toHaveURL('/session');
  expect(asked.filter((address) => address.includes('area='))).toEqual([]);
});

test('where storage is off, the address says where it hurts', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', { get: () => null });
  });
  await page.goto('/');
  await touch(page, 'Hips');
  const sent = page.waitForRequest(/\/try\?area=hips&start=now$/);
  await page.getByRole('button', { name: 'Start', exact: true }).first().click();
  await sent;
  await expect(page).toHaveURL('/try');
  await expect(page.getByRole('timer', { name: 'Seconds left' })).toBeVisible();
});
