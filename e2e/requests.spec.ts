import { PAGES } from '@limber/contract/pages';
import { expect } from '@playwright/test';
import { APP, holdApp } from './hold-app.ts';
import { test } from './seeded-user.ts';

/**
 * Types of requests that are not counted: pictures and the manifest with its icons block nothing.
 */
const UNCOUNTED = new Set(['image', 'manifest', 'other']);

for (const { name, address, stands, calls, atMost } of [
  {
    name: 'the dashboard',
    address: PAGES.dashboard.path,
    stands: '[data-stage] img',
    calls: ['/api/several'],
    atMost: 12,
  },
  {
    name: 'the library',
    address: PAGES.exercises.path,
    stands: '[data-tile] img',
    calls: ['/api/exercises', '/api/several'],
    atMost: 14,
  },
]) {
  test(`${name} has its frame before any script of the app, and stands after at most ${atMost} requests, ${calls.length} of them calls`, async ({
    page,
    seededUser,
  }) => {
    await page.addInitScript((token) => localStorage.setItem('token', token), seededUser.token);
    const asked: string[] = [];
    const counted: string[] = [];
    const said: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
      if (!UNCOUNTED.has(request.resourceType())) counted.push(pathname);
    });
    page.on('console', (message) => said.push(message.text()));
    const letAppGo = await holdApp(page);
    await page.goto(address, { waitUntil: 'commit' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
    await expect(link).toBeVisible();
    const inFrame = await link.elementHandle();
    await letAppGo();
    await page.locator(stands).first().waitFor();
    expect(asked.toSorted()).toEqual(calls);
    expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(atMost);
    expect(await inFrame?.evaluate((element) => element.isConnected)).toBe(true);
    expect(said).toEqual([]);
  });
}

test('the library that is not there yet is animated tile by tile, and not block by block', async ({
  page,
  seededUser,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), seededUser.token);
  await page.route('**/api/exercises', () => {});
  await page.goto(PAGES.exercises.path);
  const counted = () =>
    page.evaluate(() => {
      const animated = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target)
        .filter((block) => block instanceof Element)
        .filter((block) => block.closest('[role="tabpanel"]') !== null);
      const within = animated.filter((block) =>
        animated.some((it) => it !== block && it.contains(block)),
      );
      return { isAnimated: animated.length > 1, within: within.length };
    });
  await expect.poll(counted).toEqual({ isAnimated: true, within: 0 });
});

test('whoever goes on before anything is answered comes to the other screen', async ({
  page,
  seededUser,
}) => {
  await page.addInitScript((token) => localStorage.setItem('token', token), seededUser.token);
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto(PAGES.dashboard.path, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Exercises' }).click();
  await expect(page).toHaveURL(PAGES.exercises.path);
  await expect(page.locator('main').getByRole('status')).toHaveText('Loading');
  letGo();
  await expect(page.locator('[data-tile]').first()).toBeVisible();
});

test('a stranger sees nothing of a frame, and is led to sign in', async ({ page }) => {
  await page.route(APP, async (route) => {
    await expect(page.locator('#root')).toBeHidden();
    await route.continue();
  });
  await page.goto(PAGES.dashboard.path);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
