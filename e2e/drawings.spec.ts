import { expect, type Page } from '@playwright/test';
import { chooseAreas, registerByApi, newUser } from './users.ts';
import { test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const openFirst = async (page: Page) => {
  await page.goto('/exercises');
  await page.getByRole('button', { name: /^JME 2 / }).click();
};

test(
  'every exercise of the library has its drawing, which is loaded once it comes near and moves nothing',
  { tag: ['@spec:silent/every-exercise-drawn'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await registerByApi(page, newUser());
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.svg')) asked.push(request.url());
    });
    await page.goto('/exercises');
    const rows = page.getByRole('tabpanel').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    await expect
      .poll(() =>
        rows
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    const atFirst = new Set(asked).size;
    expect(atFirst).toBeLessThan(60);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shifts).toBeLessThan(0.01);

    await page.mouse.wheel(0, 6000);
    await expect.poll(() => new Set(asked).size).toBeGreaterThan(atFirst);
    await expect(page.getByText('Image not available')).toHaveCount(0);
  },
);

test(
  'a drawing is kept for ever, and takes on the theme of the page',
  { tag: ['@spec:silent/drawings-cached-and-themed'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    const answer = page.waitForResponse((response) => /thumbnail\.\w+\.svg$/.test(response.url()));
    await page.goto('/exercises');
    const headers = await (await answer).allHeaders();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('gzip');

    const picture = page.locator('[data-tile] img').first();
    await expect(picture).toBeVisible();
    const shot = async (theme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme: theme });
      return picture.screenshot();
    };
    expect((await shot('light')).equals(await shot('dark'))).toBe(false);
  },
);

/** A hold of both sides, the simplest film. */
const HELD = 171;

/** The film's 48 × 48 pixels at each of these seconds, and its duration. */
async function playAt(page: Page, address: string, instants: number[]) {
  return page.evaluate(
    async ({ src, at }) => {
      const player = Object.assign(document.createElement('video'), { muted: true, src });
      const next = (event: string) =>
        new Promise((resolve) => player.addEventListener(event, resolve, { once: true }));
      await next('loadeddata');
      const context = new OffscreenCanvas(48, 48).getContext('2d');
      /**
       * On a busy machine the player has no frame or an earlier one for some time after `seeked`.
       */
      const pictureOf = async (instant: number): Promise<VideoFrame> => {
        for (;;) {
          const picture =
            player.readyState < player.HAVE_CURRENT_DATA ? null : new VideoFrame(player);
          if (picture && Math.abs(picture.timestamp / 1e6 - instant) < 0.1) return picture;
          picture?.close();
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      const frames: number[][] = [];
      for (const instant of at) {
        const seeked = next('seeked');
        player.currentTime = instant;
        await seeked;
        const picture = await pictureOf(instant);
        context?.drawImage(picture, 0, 0, 48, 48);
        picture.close();
        frames.push([...(context?.getImageData(0, 0, 48, 48).data ?? [])]);
      }
      return { seconds: player.duration, frames };
    },
    { src: address, at: instants },
  );
}

test(
  'the film of a movement is made when it is asked for, can be jumped in, and lies on the ground of its theme',
  { tag: ['@spec:silent/video-of-drawings'] },
  async ({ page }) => {
    // Drawing takes about eight CPU seconds, on a shared machine.
    test.setTimeout(300_000);
    await registerByApi(page, newUser());
    const library = page.waitForResponse('**/api/exercises');
    await page.goto('/exercises');
    const exercises = (await (await library).json()) as { id: number; motionUrl: string }[];
    const motionUrl = exercises.find(({ id }) => id === HELD)?.motionUrl ?? '';
    const motion = (await (await page.request.get(motionUrl)).json()) as {
      videoUrls: Record<'light' | 'dark', string>;
    };
    const grounds = { light: [0xf3, 0xf6, 0xfa], dark: [0x39, 0x40, 0x5e] };
    for (const theme of ['light', 'dark'] as const) {
      const address = motion.videoUrls[theme];
      await expect
        .poll(async () => (await page.request.head(address)).status(), { timeout: 240_000 })
        .toBe(200);
      const { seconds, frames } = await playAt(page, address, [0.1, 4, 9]);
      expect(seconds).toBeCloseTo(2 + 6 + 2, 1);
      const [start = [], far = []] = frames;
      const moved = start.filter((value, i) => Math.abs(value - (far[i] ?? 0)) > 40);
      expect(moved.length).toBeGreaterThan(20);
      for (const frame of frames) {
        // Below the arm the left edge is plain background, so no pixel may be tinted.
        const rows = Array.from({ length: 12 }, (_, row) => (36 + row) * 192);
        const edge = rows.map((from) => frame.slice(from, from + 3));
        const off = edge.flatMap((pixel) =>
          pixel.map((value, channel) => Math.abs(value - (grounds[theme][channel] ?? 0))),
        );
        expect(Math.max(...off)).toBeLessThanOrEqual(2);
      }
    }
  },
);

test('instead of the video the drawings take turns', async ({ page }) => {
  await registerByApi(page, newUser());
  await openFirst(page);
  await dialog(page).getByRole('button', { name: 'Images' }).click();
  await expect(dialog(page).locator('img[data-shown]')).toHaveAttribute('src', /right-2/);
  await expect(dialog(page).locator('img[data-shown]')).toHaveAttribute('src', /left-3/);
  await expect(dialog(page).getByText('Image not available')).toHaveCount(0);
});

test(
  'the dashboard and the routine page show the movements',
  { tag: ['@spec:silent/thumbnails-and-movements'] },
  async ({ page }) => {
    await registerByApi(page, newUser());
    await chooseAreas(page, 'Neck', 'Hips');
    const workout = page.getByRole('list', { name: "Today's exercises" });
    await expect(workout.locator('img')).toHaveCount(5);
    for (const picture of await workout.locator('img').all()) {
      await expect(picture).toHaveAttribute('src', /\/media\/exercises\/\d+\/thumbnail\.\w+\.svg$/);
    }
    const start = page.getByRole('link', { name: 'Start session' });
    const id = (await start.getAttribute('href'))?.split('/').at(-1);
    await page.goto(`/routine/${id}`);
    await expect(page.locator('main img')).toHaveCount(5);
    await page
      .getByRole('button', { name: /^Open / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Pause the movement' })).toBeVisible();
    await expect(page.locator('main img[data-drawn]')).toHaveAttribute('src', /-2/);
    await page.getByRole('button', { name: 'Images' }).click();
    await expect(page.locator('main img[data-shown]')).toBeVisible();
  },
);
