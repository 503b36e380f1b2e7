import { expect, type Page } from '@playwright/test';
import {
  chooser,
  DEVICES,
  BACKGROUND,
  nearest,
  openPanelOf,
  order,
  picture,
  pictures,
  signInWithToken,
  test,
  uploadPictures,
  uploads,
} from './media-panel.ts';
import { expectToast, registerAt, newUser } from './users.ts';

type Place = { x: number; y: number };

/**
 * The video's colours at a time in seconds, as indices of COLOURS; places are fractions of the
 * frame.
 */
async function coloursAt(page: Page, at: number, places: Place[]): Promise<number[]> {
  const colours = await page.locator('video').evaluate(
    async (video: HTMLVideoElement, asked) => {
      const nextEvent = (event: string) =>
        new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
      while (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await nextEvent('loadeddata');
      video.pause();
      // The frame may be painted after the event: a repeated call reads it without seeking.
      if (Math.abs(video.currentTime - asked.at) > 0.01) {
        const seeked = nextEvent('seeked');
        video.currentTime = asked.at;
        await seeked;
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

    test(
      'five images are uploaded, become a video that plays, are arranged, and give way to the drawings again',
      {
        tag: [
          '@spec:2/manager-upload-and-video',
          '@spec:4/image-upload',
          '@spec:7/generate-video',
          '@spec:9/video-400-ms',
          '@spec:silent/images-arranged',
        ],
      },
      async ({ page, member }) => {
        await signInWithToken(page, member);
        await openPanelOf(page);
        await expect(page.getByRole('button', { name: 'Generate Video' })).toHaveCount(0);
        await uploadPictures(page, 0, 1, 2, 3, 4);
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

        await openPanelOf(page);
        await expect.poll(() => order(page)).toEqual([1, 0, 2, 3, 4]);
        await page.getByRole('button', { name: 'Remove all' }).press('Enter');
        await expect(page.getByRole('heading', { name: 'Add images' })).toBeFocused();
        await expectToast(page, 'The exercise shows its usual pictures again.');
        await expect(uploads(page)).toHaveCount(0);
        await expect(page.getByText('The figure, as without your images')).toHaveCount(0);
        await expect(page.locator('img[data-drawn]')).toHaveAttribute('src', /right-/);
        await page.getByRole('button', { name: 'Undo' }).click();
        await expect.poll(() => order(page)).toEqual([1, 0, 2, 3, 4]);
      },
    );

    test(
      'of a good image and a text that is called one, the image is kept and the text is named',
      { tag: ['@spec:5/images-only'] },
      async ({ page, member }) => {
        await signInWithToken(page, member);
        await openPanelOf(page);
        const text = {
          name: 'notes.jpg',
          mimeType: 'image/jpeg',
          buffer: Buffer.from('Dear diary'),
        };
        const pdf = { name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') };
        await chooser(page).setInputFiles([text, pdf, ...(await pictures(1))]);
        await expectToast(page, 'Please select only image files (JPG, PNG, etc.)');
        await page.getByRole('button', { name: 'Upload 2 images' }).click();
        await expectToast(page, 'There was an error uploading your images. Please try again.');
        await expect(page.getByText(/^notes\.jpg is not a JPG/)).toBeVisible();
        expect(await order(page)).toEqual([1]);
      },
    );
  });
}

test(
  'images of different shapes stand in the video as they are, with nothing cut off or stretched',
  { tag: ['@spec:silent/letterboxed-video'] },
  async ({ page, member }) => {
    await signInWithToken(page, member);
    await openPanelOf(page);
    await chooser(page).setInputFiles([await picture(0, 320, 640), await picture(2, 640, 320)]);
    await page.getByRole('button', { name: 'Upload 2 images' }).click();
    await page.getByRole('button', { name: 'Generate Video' }).click();
    await expectToast(page, 'The video is ready');
    // In a frame of 640 × 640 the images reach from 0.25 to 0.75, the first upright, the second
    // across.
    const upright = [
      { x: 0.22, y: 0.5 },
      { x: 0.28, y: 0.02 },
      { x: 0.72, y: 0.98 },
      { x: 0.78, y: 0.5 },
    ];
    const across = upright.map(({ x, y }) => ({ x: y, y: x }));
    await expect.poll(() => coloursAt(page, 0.2, upright)).toEqual([BACKGROUND, 0, 0, BACKGROUND]);
    await expect.poll(() => coloursAt(page, 0.6, across)).toEqual([BACKGROUND, 2, 2, BACKGROUND]);
  },
);

const cardPicture = (page: Page, exercise: RegExp) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: exercise }) });

test(
  'what a member uploads nobody else sees; what an administrator uploads everybody does',
  { tag: ['@spec:silent/uploads-of-administrators'] },
  async ({ browser, own, member }) => {
    const pageOf = async (token: string) => {
      const page = await (await browser.newContext({ baseURL: own.address })).newPage();
      await signInWithToken(page, token);
      return page;
    };
    const mine = await pageOf(member);
    await openPanelOf(mine, /^JME 3 /);
    await expect(mine.getByText(/^Only you see the images/)).toBeVisible();
    await uploadPictures(mine, 0);

    const administrators = await pageOf(own.administrator);
    await openPanelOf(administrators, /^JME 4 /);
    await expect(administrators.getByText(/^Everyone sees the images/)).toBeVisible();
    await uploadPictures(administrators, 1, 2);
    await openPanelOf(administrators, /^JME 3 /);
    await expect(uploads(administrators)).toHaveCount(0);

    const others = await pageOf(await registerAt(own.address, newUser()));
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
  },
);
