import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ALL_RULES, beyondTheEdge, faults } from './axe.ts';
import { holdClock, passFigureTime, pretendGraphicsCard, untilLive } from './moving-figure.ts';
import { newUser, registerByApi } from './users.ts';
import { noteRefused, test } from './test.ts';

// Software draws the figure here, so a quarter of the pixels.
test.use({ deviceScaleFactor: 0.5 });

const dialog = (page: Page) => page.getByRole('dialog');
const hasLoaded = (page: Page, name: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some((file) => file.name.includes(part)),
    name,
  );
/** Resolves after a second without a new script: prefetches run in sequence. */
async function allIsFetchedAhead(page: Page): Promise<void> {
  let known = -1;
  await expect(async () => {
    const before = known;
    known = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    expect(known).toBe(before);
  }).toPass({ intervals: [1000] });
}
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name }).click();
const figure = (page: Page) => dialog(page).getByRole('img', { name: /^JME 44 / });
const drawing = (page: Page) => dialog(page).locator('img[data-drawn]');
/** The middle of the visible picture, without the ring and button over its corners. */
const screenshot = async (page: Page) => {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('No figure is drawn live');
  const { x, y, width, height } = box;
  const clip = { x: x + width / 4, y: y + 50, width: width / 2, height: height - 50 };
  return page.screenshot({ clip });
};
const picture = async (page: Page) =>
  createHash('sha1')
    .update(await screenshot(page))
    .digest('hex');
/** 32 × 32 greys, to compare pictures of different resolution. */
const greys = async (page: Page) => {
  const small = sharp(await screenshot(page)).resize(32, 32, { fit: 'fill' });
  const [straight, flipped] = await Promise.all(
    [small, small.clone().flop()].map((image) => image.greyscale().raw().toBuffer()),
  );
  return { straight: [...(straight ?? [])], flipped: [...(flipped ?? [])] };
};
/** The sum of differences of two pictures. */
const difference = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, grey, i) => sum + Math.abs(grey - (other[i] ?? 0)), 0);

/** A seated hold of 18 seconds on each side. */
const openExercise = async (page: Page) => {
  await page.goto('/exercises');
  await page.getByRole('searchbox').fill('JME 44');
  await page.getByRole('button', { name: /^JME 44 / }).click();
};
const openLive = async (page: Page) => {
  await pretendGraphicsCard(page);
  await registerByApi(page, newUser());
  await holdClock(page);
  await openExercise(page);
  await page.clock.pauseAt(new Date('2026-01-05T10:00:00'));
  await untilLive(page);
};

test(
  'the figure moves while it plays, and rests while it is held and while it is paused',
  { tag: ['@spec:silent/moving-figure'] },
  async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await openLive(page);
    const start = await picture(page);
    await passFigureTime(page, 1000);
    const onItsWay = await picture(page);
    expect(onItsWay).not.toBe(start);
    await expect(dialog(page).getByText('Move · Right side')).toBeVisible();

    await passFigureTime(page, 3000);
    await expect(dialog(page).getByText(/^Hold, 1\d s · Right side$/)).toBeVisible();
    const held = await picture(page);
    await passFigureTime(page, 2000);
    expect(await picture(page)).toBe(held);

    await press(page, 'Stop');
    await passFigureTime(page, 500);
    const stopped = await picture(page);
    await passFigureTime(page, 3000);
    expect(await picture(page)).toBe(stopped);
    expect(refused).toEqual([]);
  },
);

test(
  'what loads for the figure is loaded when an exercise is opened, and is small',
  { tag: ['@spec:silent/moving-figure-is-light'] },
  async ({ page }) => {
    await pretendGraphicsCard(page);
    await registerByApi(page, newUser());
    await page.goto('/exercises');
    await expect(page.getByRole('button', { name: /^JME 2 / })).toBeAttached();
    // Dialogs load when the page is idle, form schemas at the first touch.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      expect(await hasLoaded(page, '/assets/schemas-')).toBe(true);
    }).toPass();
    await allIsFetchedAhead(page);
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
    });
    await page.getByRole('button', { name: /^JME 2 / }).click();
    await expect(page.locator('canvas')).toBeAttached();
    expect(loaded.filter((file) => file.includes('figure-painter'))).toHaveLength(1);
    const bytes = loaded.map((file) => gzipSync(readFileSync(`web/dist${file}`)).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45 * 1024);
  },
);

test(
  'arrow keys turn the figure, and a button turns it back',
  { tag: ['@spec:silent/moving-figure'] },
  async ({ page }) => {
    await openLive(page);
    await press(page, 'Stop');
    await passFigureTime(page, 200);
    const { straight } = await greys(page);
    await figure(page).focus();
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowLeft');
    await passFigureTime(page, 200);
    const { straight: turned } = await greys(page);
    await press(page, 'Turn back');
    await passFigureTime(page, 200);
    const { straight: turnedBack } = await greys(page);
    expect(difference(straight, turned)).toBeGreaterThan(4 * difference(straight, turnedBack));
  },
);

test('a drag turns the figure', { tag: ['@spec:silent/moving-figure'] }, async ({ page }) => {
  await openLive(page);
  const box = await figure(page).boundingBox();
  if (!box) throw new Error('No figure');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 100, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page).getByRole('button', { name: 'Turn back' })).toBeVisible();
});

test(
  'the figure can be seen as in a mirror',
  { tag: ['@spec:silent/moving-figure'] },
  async ({ page }) => {
    await openLive(page);
    await press(page, 'Stop');
    await passFigureTime(page, 200);
    const asTeacher = await greys(page);
    await press(page, 'More about the figure');
    // Its code arrives in real time, its delayed display in the page's time.
    await expect(async () => {
      await page.clock.runFor(400);
      await expect(page.getByRole('switch', { name: 'As a mirror' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole('switch', { name: 'As a mirror' }).click();
    await page.keyboard.press('Escape');
    await passFigureTime(page, 500);
    const asMirror = await greys(page);
    const alike = difference(asMirror.flipped, asTeacher.straight);
    expect(difference(asMirror.straight, asTeacher.straight)).toBeGreaterThan(4 * alike);
  },
);

test(
  'a figure that is lost is built again, and the second time gives way to the drawings',
  { tag: ['@spec:silent/moving-figure-falls-back'] },
  async ({ page }) => {
    await openLive(page);
    const lose = () =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
        extension?.loseContext();
        setTimeout(() => extension?.restoreContext(), 1);
      });
    await lose();
    await expect(page.locator('[data-live]')).toHaveCount(0);
    await expect(drawing(page)).toBeVisible();
    await untilLive(page);
    await lose();
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(drawing(page)).toBeVisible();
    await page.clock.runFor(3000);
    await expect(drawing(page)).toHaveAttribute('src', /right-3/);
  },
);

test(
  'without WebGL the drawings follow the movement by themselves',
  { tag: ['@spec:silent/moving-figure-falls-back'] },
  async ({ playwright, launchOptions, baseURL, refusedByPolicy }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--disable-3d-apis'],
    });
    noteRefused(browser, refusedByPolicy);
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await registerByApi(page, newUser());
    await openExercise(page);
    await expect(drawing(page)).toHaveAttribute('src', /right-1/);
    await expect(drawing(page)).toHaveAttribute('src', /right-3/);
    await expect(dialog(page).getByText(/^Hold, 1\d s · Right side$/)).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await browser.close();
  },
);

test(
  'who asked for less motion starts the drawings themselves',
  { tag: ['@spec:silent/moving-figure-falls-back'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await registerByApi(page, newUser());
    await page.clock.install();
    await openExercise(page);
    await expect(drawing(page)).toHaveAttribute('src', /right-1/);
    await page.clock.runFor(5000);
    await expect(drawing(page)).toHaveAttribute('src', /right-1/);
    await press(page, 'Play the movement');
    await page.clock.runFor(5000);
    await expect(drawing(page)).toHaveAttribute('src', /right-3/);
    await expect(page.locator('canvas')).toHaveCount(0);
  },
);

test(
  'the figure and its controls are accessible, from a phone to 400 % of size',
  { tag: ['@spec:silent/moving-figure'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await openExercise(page);
    await press(page, 'Pause the movement');
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(dialog(page).getByRole('button', { name: 'One step on' })).toBeVisible();
      expect(await faults(page, ALL_RULES)).toEqual([]);
      expect(await beyondTheEdge(page)).toBe(0);
    }
  },
);

test(
  'the figure of the area that is touched moves beside the body, until it is paused',
  { tag: ['@spec:silent/moving-figure'] },
  async ({ page }) => {
    await page.goto('/');
    const figure = page.getByRole('figure').filter({ visible: true });
    await expect(figure).toHaveText(/Lower Back/);
    await page.locator('fieldset label', { hasText: 'Knees' }).first().click();
    await expect(figure).toHaveText(/Knees/);
    const shown = () =>
      figure
        .locator('img')
        .evaluateAll((drawings) =>
          drawings.findIndex((drawing) => getComputedStyle(drawing).opacity === '1'),
        );
    const first = await shown();
    await expect.poll(shown).not.toBe(first);
    await page.getByRole('checkbox', { name: 'Pause the movement' }).check({ force: true });
    const states = await figure.evaluate((box) =>
      box.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
    expect(new Set(states)).toEqual(new Set(['paused']));
  },
);

test(
  'the front page loads no figure for who asked for less motion',
  { tag: ['@spec:silent/moving-figure-falls-back'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/');
    await expect(page.getByRole('figure').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'Pause the movement' })).toBeHidden();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(loaded.filter((address) => /live|painter|motion/.test(address))).toEqual([]);
  },
);
