import { ALL_PAGES } from '@limber/contract/pages';
import { type BrowserContext, expect } from '@playwright/test';
import { addressOf } from '../scripts/screens/list.ts';
import { delayAnswers, layoutShift, scrollThrough, watchShifts } from './layout-shifts.ts';
import { test } from './seeded-user.ts';

const WINDOWS = {
  'a desktop': { width: 1280, height: 800 },
  'a phone': { width: 390, height: 844 },
  '400 % zoom': { width: 320, height: 256 },
} as const;
/** A tenth of what browsers call good. */
const MOST = 0.01;

/** Opens an address in each window, with late answers, and scrolls through it: nothing may move by itself. */
async function expectStill(context: BrowserContext, address: string): Promise<void> {
  const seen = await Promise.all(
    Object.entries(WINDOWS).map(async ([window, size]) => {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await watchShifts(page);
      await delayAnswers(page);
      await page.goto(address);
      await page.locator('h1').waitFor();
      await scrollThrough(page);
      const { sum, moved } = await layoutShift(page);
      return { window, sum, moved };
    }),
  );
  for (const { window, sum, moved } of seen) {
    expect.soft(sum, `${address} in the window of ${window}: ${moved}`).toBeLessThan(MOST);
  }
}

for (const [name, { path: address }] of ALL_PAGES) {
  test(`nothing moves by itself while ${name} loads and is scrolled`, async ({
    context,
    seededUser,
  }) => {
    await context.addInitScript((token) => localStorage.setItem('token', token), seededUser.token);
    await expectStill(context, addressOf(address, seededUser));
  });
}

const FOR_VISITORS = ALL_PAGES.filter(
  ([name, { document }]) => document === 'page' || name === 'try',
);
for (const [name, { path }] of FOR_VISITORS) {
  test(`nothing moves by itself while ${name} is read by a visitor`, async ({ context }) => {
    await expectStill(context, path);
  });
}
