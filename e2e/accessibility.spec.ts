import { type Browser, expect, type Page } from '@playwright/test';
import { SCREENS, openScreen } from '../scripts/screens/list.ts';
import type { Screen } from '../scripts/screens/screen.ts';
import type { SeededUser } from '../scripts/screens/seed-user.ts';
import { ALL_RULES, beyondTheEdge, CONTRAST, faults, TARGET_SIZE } from './axe.ts';
import { test as seededTest } from './seeded-user.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

type Pages = { seededUser: SeededUser; member: Page; visitor: Page };

/** One page for each worker: opening a page for each test costs more than the checks. */
const test = seededTest.extend<object, Omit<Pages, 'seededUser'>>({
  member: [
    async ({ browser, seededUser }, use, { project }) => {
      await use(await openPage(browser, seededUser.token, project.use.baseURL));
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser }, use, { project }) => {
      await use(await openPage(browser, null, project.use.baseURL));
    },
    { scope: 'worker' },
  ],
});

/** A page that starts every navigation with empty storage, except for the token. */
async function openPage(browser: Browser, token: string | null, baseURL = ''): Promise<Page> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.addInitScript((it) => {
    sessionStorage.clear();
    localStorage.clear();
    if (it !== null) localStorage.setItem('token', it);
  }, token);
  return page;
}

/** Shows a screen in light, in a window as high as the page, so that fixed bars cover no content. */
async function see(screen: Screen, viewport: typeof DESKTOP, pages: Pages): Promise<Page> {
  const page = screen.signedIn === false ? pages.visitor : pages.member;
  await page.unrouteAll();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, screen, pages.seededUser);
  await page.setViewportSize({ ...viewport, height: await heightOf(page) });
  return page;
}

/** Makes the window 320 pixels wide, and as high as the page then is. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.setViewportSize({ width: 320, height: await heightOf(page) });
}

/** More of the library is more of the same tiles, and the browser would paint them all. */
const MAX_HEIGHT = 5000;

/** How high the page is, in CSS pixels. */
const heightOf = async (page: Page) =>
  Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));

for (const screen of SCREENS) {
  test(`${screen.name} can be used by everybody: in light, in dark and at 320 pixels`, async ({
    seededUser,
    member,
    visitor,
  }) => {
    const page = await see(screen, DESKTOP, { seededUser, member, visitor });
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(page, CONTRAST)).toEqual([]);
    await narrow(page);
    expect(await beyondTheEdge(page)).toBe(0);
    expect(await faults(page, TARGET_SIZE)).toEqual([]);
  });
}

for (const screen of SCREENS.filter(({ differsOnPhones }) => differsOnPhones)) {
  test(`${screen.name} can be used by everybody on a phone`, async ({
    seededUser,
    member,
    visitor,
  }) => {
    const page = await see(screen, PHONE, { seededUser, member, visitor });
    expect(await faults(page, ALL_RULES)).toEqual([]);
  });
}
