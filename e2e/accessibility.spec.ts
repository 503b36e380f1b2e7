import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test as base } from '@playwright/test';
import { SCREENS, show } from '../scripts/screens/list.ts';
import { type Inhabitant, settleIn, spreadOverDays } from '../scripts/screens/somebody.ts';

const DEVICES = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
] as const;

/** One inhabitant for each worker: these tests only look. */
const test = base.extend<object, { inhabitant: Inhabitant }>({
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
});

// A fault is told in words: a recording of the page tells no more, and takes its time.
test.use({ trace: 'off' });

const signIn = (page: Page, { token }: Inhabitant) =>
  page.addInitScript((it) => localStorage.setItem('token', it), token);

/**
 * What axe finds wrong, in words. It runs in the page alone, where no frame comes from elsewhere, and
 * hands over its violations only: what it found right is thousands of elements.
 */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** By how many pixels the page is wider than its window. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Makes the window as high as the page, so that no bar that is fixed to it covers a part of the page. */
async function seeAll(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

for (const { name: device, viewport } of DEVICES) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

    for (const screen of SCREENS) {
      test(`${screen.name} can be used by everybody: in light, in dark and at 320 pixels`, async ({
        page,
        inhabitant,
      }) => {
        if (screen.signedIn !== false) await signIn(page, inhabitant);
        await show(page, screen, inhabitant);
        await seeAll(page, viewport.width);
        expect(await faults(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await faults(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await beyondTheEdge(page)).toBe(0);
      });
    }
  });
}
