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

const VIEWPORTS = { desktop: DESKTOP, zoomed: ZOOMED, phone: PHONE };
type Windows = Record<keyof typeof VIEWPORTS, Page>;

/** One page per window and worker: opening them per test costs more than the checks. */
const test = seededTest.extend<object, { member: Windows; visitor: Windows }>({
  member: [
    async ({ browser, seededUser }, use, { project }) => {
      await use(await openWindows(browser, seededUser.token, project.use.baseURL));
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser }, use, { project }) => {
      await use(await openWindows(browser, null, project.use.baseURL));
    },
    { scope: 'worker' },
  ],
});

async function openWindows(
  browser: Browser,
  token: string | null,
  baseURL: string | undefined,
): Promise<Windows> {
  const open = () => openPage(browser, token, baseURL);
  return { desktop: await open(), zoomed: await open(), phone: await open() };
}

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

/** Opens a screen in light. */
async function open(
  page: Page,
  screen: Screen,
  viewport: typeof DESKTOP,
  user: SeededUser,
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, screen, user);
}

/** Opens a screen with late answers and scrolls through it: nothing may move by itself. */
async function expectNoShift(
  page: Page,
  screen: Screen,
  viewport: typeof DESKTOP,
  user: SeededUser,
): Promise<void> {
  await delayAnswers(page.context());
  await open(page, screen, viewport, user);
  await scrollThrough(page);
  await page.context().unrouteAll();
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

async function expectUsable(page: Page): Promise<void> {
  await showWhole(page, DESKTOP.width);
  expect(await faults(page, ALL_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults(page, CONTRAST)).toEqual([]);
}

async function expectUsableWhenZoomed(page: Page): Promise<void> {
  await showWhole(page, ZOOMED.width);
  expect(await beyondTheEdge(page)).toBe(0);
  expect(await faults(page, TARGET_SIZE)).toEqual([]);
}

for (const screen of [...SCREENS, ...OTHER_PAGES]) {
  test(`${screen.name} can be used by everybody, in light, in dark, at 320 pixels, and stays where it is`, async ({
    seededUser,
    member,
    visitor,
  }) => {
    const windows = screen.signedIn === false ? visitor : member;
    const { desktop, zoomed, phone } = windows;
    if (isOnlyLoaded(screen)) {
      // At once: each waits for late answers most of the time.
      await Promise.all(
        (['desktop', 'zoomed', 'phone'] as const).map((name) =>
          expectNoShift(windows[name], screen, VIEWPORTS[name], seededUser),
        ),
      );
      await expectUsable(desktop);
      await expectUsableWhenZoomed(zoomed);
    } else {
      await open(desktop, screen, DESKTOP, seededUser);
      await expectUsable(desktop);
      await expectUsableWhenZoomed(desktop);
    }
    if (!screen.differsOnPhones) return;
    if (!isOnlyLoaded(screen)) await open(phone, screen, PHONE, seededUser);
    await showWhole(phone, PHONE.width);
    expect(await faults(phone, ALL_RULES)).toEqual([]);
  });
}
