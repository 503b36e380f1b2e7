import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Browser, expect, type Page, test as base } from '@playwright/test';
import { type Screen, SCREENS, openScreen } from '../scripts/screens/list.ts';
import { type Inhabitant, settleIn, spreadOverDays } from '../scripts/screens/somebody.ts';
import { ALL_RULES, beyondTheEdge, CONTRAST, faults, TARGET_SIZE } from './axe.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

type Pages = { inhabitant: Inhabitant; member: Page; visitor: Page };

/**
 * One inhabitant for each worker, and one page for all screens: these tests only look, and a page of its
 * own for each costs more than all the rest.
 */
const test = base.extend<object, Pages>({
  inhabitant: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what is needed
    async ({}, use, { project }) => {
      const inhabitant = await settleIn(project.use.baseURL ?? '', `ada-${randomUUID()}`);
      const folder = process.env.E2E_DATA_DIR ?? '';
      spreadOverDays(path.join(folder, 'limber.sqlite'), inhabitant.userId);
      await use(inhabitant);
    },
    { scope: 'worker' },
  ],
  member: [
    async ({ browser, inhabitant }, use, { project }) => {
      await use(await openPage(browser, inhabitant.token, project.use.baseURL));
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

/** A page that, whatever it is sent to, remembers nothing but who is signed in. */
async function openPage(browser: Browser, token: string | null, baseURL = ''): Promise<Page> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await page.addInitScript((it) => {
    sessionStorage.clear();
    localStorage.clear();
    if (it !== null) localStorage.setItem('token', it);
  }, token);
  return page;
}

/** Shows a screen in light, in a window as high as the page: no bar that is fixed to it covers a part. */
async function see(screen: Screen, viewport: typeof DESKTOP, pages: Pages): Promise<Page> {
  const page = screen.signedIn === false ? pages.visitor : pages.member;
  await page.unrouteAll();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  await openScreen(page, screen, pages.inhabitant);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height });
  return page;
}

/** A window of 320 pixels, as high as the page is then. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 320, height });
}

for (const screen of SCREENS) {
  test(`${screen.name} can be used by everybody: in light, in dark and at 320 pixels`, async ({
    inhabitant,
    member,
    visitor,
  }) => {
    const page = await see(screen, DESKTOP, { inhabitant, member, visitor });
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
    inhabitant,
    member,
    visitor,
  }) => {
    const page = await see(screen, PHONE, { inhabitant, member, visitor });
    expect(await faults(page, ALL_RULES)).toEqual([]);
  });
}
