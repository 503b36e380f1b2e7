import { ALL_PAGES } from '@limber/contract/pages';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { APP, holdApp } from './hold-app.ts';
import { test } from './test.ts';
import { newUser } from './users.ts';

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
const touch = (page: Page, area: string) =>
  page.locator('fieldset label', { hasText: area }).first().click();

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

/** From now on the page is opened by somebody who has signed in. */
async function signIn(page: Page, request: APIRequestContext): Promise<void> {
  const answer = await request.post('/api/auth/register', { data: newUser() });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

test('users find what is theirs on a plain page', async ({ page, request }) => {
  await signIn(page, request);
  await page.goto('/mission');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
});

test('the app of users is asked for at once, and with all that it imports', async ({
  page,
  request,
}) => {
  await signIn(page, request);
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

for (const missing of [APP, '**/assets/*.css']) {
  test(`users see the page of strangers while ${missing} is missing, and theirs once they press something later`, async ({
    page,
    request,
  }) => {
    await signIn(page, request);
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
  request,
}) => {
  await signIn(page, request);
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
  test(`${name} without its app says so, and can be tried again`, async ({ page, request }) => {
    if (isUser) await signIn(page, request);
    await page.route(APP, (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('alert')).toHaveText(/^Limber could not be loaded/);
    await page.unroute(APP);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}

test('a visit of another release stops nothing on the front page', async ({ page, request }) => {
  await page.addInitScript(() => sessionStorage.setItem('visit', '{"userId":null}'));
  await page.goto('/');
  await touch(page, 'Neck');
  const areas = () =>
    page.evaluate(() => (JSON.parse(sessionStorage['visit']) as { areas?: string[] }).areas);
  expect(await areas()).toEqual(['neck']);
  await signIn(page, request);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
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

test('where it hurts stands in no address of users either', async ({ page, request }) => {
  await signIn(page, request);
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
