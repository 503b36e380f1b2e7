import { expect, type Page, type Request, type Response, test as base } from '@playwright/test';
import sharp from 'sharp';
import { startInstallation } from './installation.ts';
import { expectToast, registerAt, somebody } from './people.ts';

type Own = { address: string; administrator: string };

/** An installation of its own, for what an administrator uploads is everybody's. Its first account is one. */
const test = base.extend<{ member: string }, { own: Own }>({
  own: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, use) => {
      const { address, stop } = await startInstallation();
      await use({ address, administrator: await registerAt(address, somebody()) });
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ own }, use) => use(own.address),
  member: async ({ own }, use) => use(await registerAt(own.address, somebody())),
});

const CHIN_TUCK = /^JME 2 /;
const COLOURS = [
  [220, 40, 40],
  [40, 180, 60],
  [40, 60, 220],
  [230, 210, 40],
  [150, 150, 150],
  [243, 246, 250],
] as const;
/** What a video shows where an image does not reach. */
const GROUND = 5;
const DEVICES = [
  { name: 'desktop', options: { viewport: { width: 1280, height: 800 } } },
  { name: 'phone', options: { viewport: { width: 390, height: 844 }, hasTouch: true } },
] as const;

/** A picture of one colour, as a file. */
async function picture(index: number, width = 640, height = 480) {
  const [r, g, b] = COLOURS[index] ?? COLOURS[0];
  const background = { r, g, b };
  return {
    name: `step-${index + 1}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  };
}
const pictures = (...indices: number[]) => Promise.all(indices.map((index) => picture(index)));

const signIn = (page: Page, token: string) =>
  page.addInitScript((it) => localStorage.setItem('token', it), token);

async function openPanel(page: Page, exercise = CHIN_TUCK): Promise<void> {
  await page.goto('/exercise-manager');
  await page.getByRole('button', { name: exercise }).first().click();
  await expect(page.getByRole('button', { name: 'Choose images' })).toBeVisible();
}

const chooser = (page: Page) => page.locator('input[type="file"]');
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploaded images' });
const chosen = (page: Page) =>
  page.getByRole('list', { name: 'Chosen images' }).getByRole('listitem');

async function upload(page: Page, ...indices: number[]): Promise<void> {
  await chooser(page).setInputFiles(await pictures(...indices));
  await expect(chosen(page)).toHaveCount(indices.length);
  await page.getByRole('button', { name: /^Upload \d/ }).click();
  await expectToast(page, /^\d images? uploaded$/);
}

/** Which of the colours the uploaded images have, in their order. */
async function order(page: Page): Promise<number[]> {
  const images = uploads(page).getByRole('img');
  const found: number[] = [];
  for (const image of await images.all()) {
    const colour = await image.evaluate(async (element: HTMLImageElement) => {
      await element.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 1;
      const context = canvas.getContext('2d');
      context?.drawImage(element, 0, 0, 1, 1);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
    });
    found.push(nearest(colour));
  }
  return found;
}

/** The number of the colour that is most like this one. */
function nearest(colour: readonly number[]): number {
  const distances = COLOURS.map((one) =>
    Math.hypot(...one.map((part, at) => part - (colour[at] ?? 0))),
  );
  return distances.indexOf(Math.min(...distances));
}

type Place = { x: number; y: number };

/** The colours of the video at a time, as numbers, at places that are given as shares of the frame. */
async function coloursAt(page: Page, at: number, places: Place[]): Promise<number[]> {
  const colours = await page.locator('video').evaluate(
    async (video: HTMLVideoElement, asked) => {
      const heard = (event: string) =>
        new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
      while (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await heard('loadeddata');
      video.pause();
      // What is drawn is the frame on the screen, which may come after the event: whoever asks again
      // only looks again.
      if (Math.abs(video.currentTime - asked.at) > 0.01) {
        const sought = heard('seeked');
        video.currentTime = asked.at;
        await sought;
      }
      const canvas = document.createElement('canvas');
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      const context = canvas.getContext('2d');
      context?.drawImage(video, 0, 0);
      return asked.places.map(({ x, y }) => {
        const { data } = context?.getImageData(x * canvas.width, y * canvas.height, 1, 1) ?? {};
        return [...(data ?? [])];
      });
    },
    { at, places },
  );
  return colours.map(nearest);
}

const MIDDLE = { x: 0.5, y: 0.5 };

for (const { name, options } of DEVICES) {
  test.describe(`on a ${name}`, () => {
    test.use(options);

    test('five images are uploaded, become a video that plays, are arranged, and give way to the drawings again', async ({
      page,
      member,
    }) => {
      await signIn(page, member);
      await openPanel(page);
      await expect(page.getByRole('button', { name: 'Generate Video' })).toHaveCount(0);
      await upload(page, 0, 1, 2, 3, 4);
      expect(await order(page)).toEqual([0, 1, 2, 3, 4]);

      await page.getByRole('button', { name: 'Generate Video' }).click();
      await expectToast(page, 'The video is ready');
      const video = page.locator('video');
      await expect
        .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
        .toBeGreaterThanOrEqual(2);
      const seconds = await video.evaluate((player: HTMLVideoElement) => player.duration);
      expect(seconds).toBeCloseTo(5 * 0.4, 2);
      await expect.poll(() => coloursAt(page, 0.2, [MIDDLE])).toEqual([0]);
      await expect.poll(() => coloursAt(page, 1.4, [MIDDLE])).toEqual([3]);

      await page.getByRole('button', { name: 'Images', exact: true }).click();
      await expect(video).toHaveCount(0);
      await expect(page.locator('img[data-shown]')).toBeVisible();

      await page.getByRole('button', { name: 'Move image 1 later' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Move image 2 later' })).toBeFocused();
      await expect(page.getByRole('button', { name: 'Generate Video' })).toBeVisible();
      await page.getByRole('button', { name: 'Remove image 5' }).click();
      await expect.poll(() => order(page)).toEqual([1, 0, 2, 3]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => order(page)).toEqual([1, 0, 2, 3, 4]);

      await openPanel(page);
      await expect.poll(() => order(page)).toEqual([1, 0, 2, 3, 4]);
      await page.getByRole('button', { name: 'Remove all' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Add images' })).toBeFocused();
      await expectToast(page, 'The exercise shows its usual pictures again.');
      await expect(uploads(page)).toHaveCount(0);
      await expect(page.locator('video')).toHaveAttribute('src', /^\/media\/exercises\//);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => order(page)).toEqual([1, 0, 2, 3, 4]);
    });

    test('of a good image and a text that is called one, the image is kept and the text is named', async ({
      page,
      member,
    }) => {
      await signIn(page, member);
      await openPanel(page);
      const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear diary') };
      const pdf = { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
      await chooser(page).setInputFiles([text, pdf, ...(await pictures(1))]);
      await expectToast(page, 'Please select only image files (JPG, PNG, etc.)');
      await page.getByRole('button', { name: 'Upload 2 images' }).click();
      await expectToast(page, 'There was an error uploading your images. Please try again.');
      await expect(page.getByText(/^notes\.jpg is not a JPG/)).toBeVisible();
      expect(await order(page)).toEqual([1]);
    });
  });
}

test('images of different shapes stand in the video as they are, with nothing cut off or stretched', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await openPanel(page);
  await chooser(page).setInputFiles([await picture(0, 320, 640), await picture(2, 640, 320)]);
  await page.getByRole('button', { name: 'Upload 2 images' }).click();
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await expectToast(page, 'The video is ready');
  // On a frame of 640 by 640 an image reaches from 0.25 to 0.75, upright the first and across the second.
  const upright = [
    { x: 0.22, y: 0.5 },
    { x: 0.28, y: 0.02 },
    { x: 0.72, y: 0.98 },
    { x: 0.78, y: 0.5 },
  ];
  const across = upright.map(({ x, y }) => ({ x: y, y: x }));
  await expect.poll(() => coloursAt(page, 0.2, upright)).toEqual([GROUND, 0, 0, GROUND]);
  await expect.poll(() => coloursAt(page, 0.6, across)).toEqual([GROUND, 2, 2, GROUND]);
});

const cardPicture = (page: Page, exercise: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: exercise }) });

test('what a member uploads nobody else sees; what an administrator uploads everybody does', async ({
  browser,
  own,
  member,
}) => {
  const pageOf = async (token: string) => {
    const page = await (await browser.newContext({ baseURL: own.address })).newPage();
    await signIn(page, token);
    return page;
  };
  const mine = await pageOf(member);
  await openPanel(mine, /^JME 3 /);
  await expect(mine.getByText(/^Only you see the images/)).toBeVisible();
  await upload(mine, 0);

  const administrators = await pageOf(own.administrator);
  await openPanel(administrators, /^JME 4 /);
  await expect(administrators.getByText(/^Everyone sees the images/)).toBeVisible();
  await upload(administrators, 1, 2);
  await openPanel(administrators, /^JME 3 /);
  await expect(uploads(administrators)).toHaveCount(0);

  const others = await pageOf(await registerAt(own.address, somebody()));
  await others.goto('/exercise-manager');
  await expect(cardPicture(others, /^JME 4 /).getByText('2 Images')).toBeVisible();
  await expect(
    cardPicture(others, /^JME 4 /)
      .locator('img')
      .first(),
  ).toHaveAttribute('src', /\.webp/);
  await expect(
    cardPicture(others, /^JME 3 /)
      .locator('img')
      .first(),
  ).toHaveAttribute('src', /\.svg$/);
});

test('images can be dropped onto the panel, pasted, and dragged into another order', async ({
  page,
  member,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await signIn(page, member);
  await openPanel(page);
  await hand(page, 'drop', await picture(0));
  await expect(chosen(page)).toHaveCount(1);
  await hand(page, 'paste', await picture(1));
  await hand(page, 'paste', await picture(2));
  await expect(chosen(page)).toHaveCount(3);
  await expect(chosen(page).locator('canvas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Upload 3 images' }).click();
  await expectToast(page, '3 images uploaded');

  await dragFirstToSecond(page);
  await expect.poll(() => order(page)).toEqual([1, 0, 2]);
  const moved = page.waitForResponse(isArrangement);
  await page.mouse.up();
  await moved;
  await expect.poll(() => order(page)).toEqual([1, 0, 2]);
});

test('Escape lets a dragged image go where it was, and leaves the panel open', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await openPanel(page);
  await upload(page, 0, 1, 2);
  let arranged = 0;
  page.on('request', (request) => {
    arranged += Number(isArrangement(request));
  });
  for (const { options } of DEVICES) {
    await page.setViewportSize(options.viewport);
    await dragFirstToSecond(page);
    await expect.poll(() => order(page)).toEqual([1, 0, 2]);
    await page.keyboard.press('Escape');
    await expect.poll(() => order(page)).toEqual([0, 1, 2]);
    await page.mouse.up();
    await expect(uploads(page)).toBeVisible();
  }
  expect(await order(page)).toEqual([0, 1, 2]);
  expect(arranged).toBe(0);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an image that is held can be dragged; one that is not held scrolls with the rest', async ({
    page,
    member,
  }) => {
    await signIn(page, member);
    await openPanel(page);
    await upload(page, 0, 1, 2, 3);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Remove all' }).scrollIntoViewIfNeeded();
    const images = uploads(page).getByRole('img');
    const middle = async (at: number) => {
      const box = await images.nth(at).boundingBox();
      if (!box) throw new Error('no such image');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [first, second] = [await middle(0), await middle(1)];
    await touch(page, first, second, 400, () =>
      expect.poll(() => order(page)).toEqual([1, 0, 2, 3]),
    );
    await expect.poll(() => order(page)).toEqual([1, 0, 2, 3]);

    const before = await middle(1);
    await touch(page, before, { x: before.x, y: before.y - 120 }, 0);
    await expect.poll(async () => (await middle(1)).y).toBeLessThan(before.y - 50);
    expect(await order(page)).toEqual([1, 0, 2, 3]);
  });
});

/** Puts the mouse down on the first image and moves it to the second. */
async function dragFirstToSecond(page: Page): Promise<void> {
  const images = uploads(page).getByRole('img');
  await images.first().scrollIntoViewIfNeeded();
  const [first, second] = await Promise.all([0, 1].map((at) => images.nth(at).boundingBox()));
  if (!first || !second) throw new Error('nothing to drag');
  await page.mouse.move(first.x + 60, first.y + 40);
  await page.mouse.down();
  await page.mouse.move(second.x + 30, second.y + 40, { steps: 5 });
  await page.mouse.move(second.x + 60, second.y + 40, { steps: 5 });
}

/** The call that stores another order. */
const isArrangement = (call: Request | Response) =>
  /\/api\/exercises\/\d+\/images$/.test(call.url());

type Point = { x: number; y: number };

/** Puts a finger down, lets it rest for a while, moves it, and lifts it, once something was seen. */
async function touch(
  page: Page,
  from: Point,
  to: Point,
  restMs: number,
  seen?: () => Promise<void>,
): Promise<void> {
  const fingers = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove', point: Point) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  await at('touchStart', from);
  await page.waitForTimeout(restMs);
  const STEPS = 8;
  for (let step = 1; step <= STEPS; step += 1) {
    const part = step / STEPS;
    await at('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
  }
  await seen?.();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Hands a file to the panel as the browser does when it is dropped or pasted. */
async function hand(
  page: Page,
  type: 'drop' | 'paste',
  file: Awaited<ReturnType<typeof picture>>,
): Promise<void> {
  await page.getByRole('region', { name: CHIN_TUCK }).evaluate(
    (panel, { type, name, mimeType, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      const init = { bubbles: true, cancelable: true };
      panel.dispatchEvent(
        type === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...init, clipboardData: transfer }),
      );
    },
    { type, name: file.name, mimeType: file.mimeType, bytes: [...file.buffer] },
  );
}
