import { ALL_PAGES } from '@limber/contract/pages';
import { type Browser, expect, type Page } from '@playwright/test';
import { openScreen, SCREENS } from '../scripts/screens/list.ts';
import type { Screen } from '../scripts/screens/screen.ts';
import type { SeededUser } from '../scripts/screens/seed-user.ts';
import {
  ALL_RULES,
  beyondTheEdge,
  CONTRAST,
  faults,
  showSomeOfEachList,
  TARGET_SIZE,
} from './axe.ts';
import { delayAnswers, layoutShift, scrollThrough, watchShifts } from './layout-shifts.ts';
import { test as seededTest } from './seeded-user.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** A window of 1280 by 1024 pixels at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };
/** A tenth of the layout shift rated good by browsers. */
const MOST_SHIFT = 0.01;

/** Every page as loaded for a member, and public ones for a visitor. */
const PAGES_TO_LOAD: readonly Screen[] = ALL_PAGES.flatMap(([name, { path, document }]) => {
  const address = path.replace(':id', ':routineId');
  const forMember = { name: `${name}, for a member`, address };
  const isForVisitors =
    document === 'page' || document === 'plain' || name === 'forgotPassword' || name === 'try';
  return isForVisitors
    ? [forMember, { name: `${name}, for a visitor`, address, signedIn: false }]
    : [forMember];
});
const isOnlyLoaded = ({ address, signedIn = true, answers, open }: Screen) =>
  !answers &&
  !open &&
  PAGES_TO_LOAD.some((page) => page.address === address && (page.signedIn ?? true) === signedIn);
const OTHER_PAGES = PAGES_TO_LOAD.filter(
  ({ address, signedIn }) =>
    !SCREENS.some(
      (screen) =>
        isOnlyLoaded(screen) && screen.address === address && screen.signedIn === signedIn,
    ),
);

/** One page per worker: opening one per test costs more than the checks. */
const test = seededTest.extend<object, { member: Page; visitor: Page }>({
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

/** Each navigation starts with empty storage, except for the token. */
async function openPage(browser: Browser, token: string | null, baseURL = ''): Promise<Page> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.addInitScript((it) => {
    sessionStorage.clear();
    localStorage.clear();
    if (it !== null) localStorage.setItem('token', it);
  }, token);
  await watchShifts(page);
  return page;
}

/**
 * Shows a screen in light. With late answers it is also scrolled through: nothing may move by
 * itself.
 */
async function see(
  page: Page,
  screen: Screen,
  viewport: typeof DESKTOP,
  user: SeededUser,
): Promise<void> {
  const context = page.context();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  if (!isOnlyLoaded(screen)) return openScreen(page, screen, user);
  await delayAnswers(context);
  await openScreen(page, screen, user);
  await scrollThrough(page);
  await context.unrouteAll();
  const { sum, moved } = await layoutShift(page);
  expect.soft(sum, `${viewport.width} pixels: ${moved}`).toBeLessThan(MOST_SHIFT);
}

/** Makes the window as high as the page, so that sticky bars cover no content. */
async function showWhole(page: Page, width: number): Promise<void> {
  await showSomeOfEachList(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.setViewportSize({ width, height: 640 });
  await page.setViewportSize({ width, height: await heightOf(page) });
}

/**
 * The highest window, in CSS pixels: the rest of a longer page repeats itself, and the browser
 * would paint all of it.
 */
const MAX_HEIGHT = 5000;

/** In CSS pixels. */
const heightOf = async (page: Page) =>
  Math.min(MAX_HEIGHT, await page.evaluate(() => document.documentElement.scrollHeight));

for (const screen of [...SCREENS, ...OTHER_PAGES]) {
  test(`${screen.name} can be used by everybody, in light, in dark, at 320 pixels, and stays where it is`, async ({
    seededUser,
    member,
    visitor,
  }) => {
    const page = screen.signedIn === false ? visitor : member;
    await see(page, screen, DESKTOP, seededUser);
    await showWhole(page, DESKTOP.width);
    expect(await faults(page, ALL_RULES)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults(page, CONTRAST)).toEqual([]);
    if (isOnlyLoaded(screen)) await see(page, screen, ZOOMED, seededUser);
    await showWhole(page, ZOOMED.width);
    expect(await beyondTheEdge(page)).toBe(0);
    expect(await faults(page, TARGET_SIZE)).toEqual([]);
    if (!screen.differsOnPhones && !isOnlyLoaded(screen)) return;
    await see(page, screen, PHONE, seededUser);
    if (!screen.differsOnPhones) return;
    await showWhole(page, PHONE.width);
    expect(await faults(page, ALL_RULES)).toEqual([]);
  });
}
